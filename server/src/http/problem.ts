import type { ErrorKind } from '@castellan/protocol';

/** Kinds that only requests know; the others are those of the protocol. */
export type HttpProblemKind =
  | ErrorKind
  | 'no-such-address'
  | 'wrong-method'
  | 'wrong-origin'
  | 'wrong-type'
  | 'too-slow'
  /** The passkey did not prove anything. */
  | 'passkey-refused'
  /** Passkeys need a name to belong to, and https or localhost. */
  | 'no-passkeys-here'
  | 'failed';

/** Why a request is not answered as its sender hoped. Nothing has changed by it. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly kind: HttpProblemKind;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    kind: HttpProblemKind,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'HttpProblem';
    this.status = status;
    this.kind = kind;
    this.headers = headers;
  }
}
