import { type Problem, TableError } from '../tables/problem.js';

/** What the server answers to requests that are no messages, as JSON. Throws `TableError`. */
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
    throw new TableError({ kind: 'unreachable', message: String(error) });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new TableError(
    problemIn(answer) ?? {
      kind: response.status === 404 ? 'no-such-table' : 'unreachable',
      message: `status ${response.status}`,
    },
  );
}

function problemIn(answer: unknown): Problem | null {
  const { problem } = (answer ?? {}) as { problem?: Problem };
  return typeof problem?.kind === 'string' ? problem : null;
}
