/** The name of a secret that says how far everything has been brought here; gone when all of it is (commands/moving). */
export const MOVE_MARK = 'import-all';
