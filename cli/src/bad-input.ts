import { describeRejection, type Rejection, type Result } from '@castellan/kernel';

/** What the person at the keyboard can put right: told in one message, exit code 2. */
export class BadInput extends Error {}

/** What went wrong although the input was fine: told in one message, exit code 1. */
export class CommandFailed extends Error {}

/** The value, or the rejection's words for the person. */
export function accept<T>(result: Result<T, Rejection>): T {
  if (result.ok) return result.value;
  throw new BadInput(describeRejection(result.error));
}
