/** Why something from outside was refused. A rejection always comes before any change. */
export type Rejection =
  | { readonly kind: 'malformed-move'; readonly move: string; readonly message: string }
  | { readonly kind: 'illegal-move'; readonly move: string; readonly rule: string; readonly message: string }
  | { readonly kind: 'bad-options'; readonly problems: readonly OptionProblem[] }
  | { readonly kind: 'bad-record'; readonly place: string; readonly message: string }
  | { readonly kind: 'bad-record-move'; readonly place: string; readonly cause: Rejection }
  | { readonly kind: 'unknown-game'; readonly game: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknown-rules-version';
      readonly game: string;
      readonly version: number;
      readonly known: readonly number[];
    };

/** One thing that is wrong in options or a layout: where, by which rule, and what. */
export type OptionProblem = { readonly place: string; readonly rule: string; readonly message: string };

/** Why a well-formed move is not possible now. */
export type Reason = { readonly rule: string; readonly message: string };

/** English text for terminals and logs; the page words the same rejections in the reader's language. */
export function describeRejection(rejection: Rejection): string {
  switch (rejection.kind) {
    case 'malformed-move':
      return `cannot read the move "${rejection.move}": ${rejection.message}`;
    case 'illegal-move':
      return `"${rejection.move}" is not possible now: ${rejection.message} [${rejection.rule}]`;
    case 'bad-options':
      return rejection.problems.map((p) => `${p.place}: ${p.message} [${p.rule}]`).join('\n');
    case 'bad-record':
      return `record, ${rejection.place}: ${rejection.message}`;
    case 'bad-record-move':
      return `record, ${rejection.place}: ${describeRejection(rejection.cause)}`;
    case 'unknown-game':
      return `unknown game "${rejection.game}"; known: ${rejection.known.join(', ')}`;
    case 'unknown-rules-version':
      return `${rejection.game} has no rules version ${rejection.version}; known: ${rejection.known.join(', ')}`;
  }
}
