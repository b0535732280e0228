import type { Problem } from '@castellan/protocol';
import { OnlineTrouble } from './trouble.js';

/** What the server answers to requests that are no messages, as JSON. Throws `OnlineTrouble`. */
export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const changes = method !== 'GET';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(changes
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    });
  } catch (error) {
    throw new OnlineTrouble({ kind: 'unreachable', message: String(error) });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new OnlineTrouble(
    problemIn(answer) ?? {
      kind: response.status === 404 ? 'no-such-table' : 'unreachable',
      message: `status ${response.status}`,
    },
  );
}

function problemIn(answer: unknown): Problem | null {
  const { problem } = (answer ?? {}) as { problem?: Partial<Problem> };
  if (typeof problem?.kind !== 'string') return null;
  return { ...problem, kind: problem.kind, message: String(problem.message ?? '') };
}
