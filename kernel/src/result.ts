/** What a boundary answers: a value, or a typed error. Inside the rules there are no Results, only asserts. */
export type Result<T, E> = Ok<T> | Failed<E>;
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Failed<E> = { readonly ok: false; readonly error: E };

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function failed<E>(error: E): Failed<E> {
  return { ok: false, error };
}

/** For places where a failure would be a mistake in our own code. */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected failure: ${JSON.stringify(result.error)}`);
}
