/** Where random numbers come from: a seed in tests and simulations, a committed secret at a table. */
export interface ChanceSource {
  /** A whole number from 0 up to, but not including, `n`; every one exactly equally likely. 1 <= n <= 2^20. */
  below(n: number): number;
}
