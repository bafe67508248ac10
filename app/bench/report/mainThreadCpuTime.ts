import { type TraceEvent, task, threadOf } from '../trace.ts';

/**
 * Main thread CPU time in a trace, in milliseconds: outermost tasks only,
 * because tasks can be nested.
 * @throws Error if the trace has no first contentful paint
 */
export function mainThreadCpuTime(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first contentful paint');
  let outermostEnd = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (const { name, ts, end, work: cpuTime } of threadOf(events, painted)) {
    if (name !== task || ts < outermostEnd) continue;
    total += cpuTime;
    outermostEnd = end;
  }
  return total;
}
