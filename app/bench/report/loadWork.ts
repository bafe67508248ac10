import { type TraceEvent, task, threadOf } from '../trace.ts';

/**
 * Main thread CPU time in a trace, in milliseconds: outermost tasks only,
 * because tasks can be nested.
 * @throws Error if the trace has no first contentful paint
 */
export function loadWork(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace contains no painted page');
  let until = Number.NEGATIVE_INFINITY;
  let work = 0;
  for (const { name, ts, end, work: own } of threadOf(events, painted)) {
    if (name !== task || ts < until) continue;
    work += own;
    until = end;
  }
  return work;
}
