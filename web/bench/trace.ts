import type { Page } from 'playwright-core';

/** What a trace of the browser tells; times in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: Record<string, unknown> };
};

/** What happened on the page's main thread: the one that calls the page's functions. */
export function ofMainThread(events: readonly TraceEvent[], page: Page): TraceEvent[] {
  const calls = events.find(
    ({ name, args }) =>
      name === 'FunctionCall' && String(args?.data?.url).startsWith(new URL(page.url()).origin),
  );
  return events.filter(({ pid, tid }) => pid === calls?.pid && tid === calls.tid);
}

/** The tasks of the page's main thread in a trace: of all main threads the one with most to do. */
export function mainTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((main) =>
      events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === main.pid && tid === main.tid),
    );
  return threads.sort((a, b) => busyTime(b) - busyTime(a))[0] ?? [];
}

/** Their processor time, in milliseconds. */
export function busyTime(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
