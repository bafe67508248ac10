import type { CDPSession } from 'playwright-core';

/** One event of a thread. Times are milliseconds. */
export interface TraceEvent {
  name: string;
  /** The kind of input, of an `EventDispatch`. */
  type: string | undefined;
  process: number;
  thread: number;
  ts: number;
  end: number;
  /** CPU time of the thread, which excludes other work on this machine. */
  work: number;
}

/** As Chromium reports it: microseconds. */
interface RawEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** Chromium's name for a task of a thread. */
export const task = 'ThreadControllerImpl::RunTask';

const usual = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/** The events of the browser while `act` ran, in order. */
export async function trace(
  cdp: CDPSession,
  act: () => Promise<unknown>,
  categories: readonly string[] = usual,
): Promise<TraceEvent[]> {
  const raw: RawEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => raw.push(...(value as unknown as RawEvent[])));
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: [...categories] };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  await cdp.send('Tracing.end');
  await complete;
  return raw
    .map(({ name, pid, tid, ts, dur = 0, tdur = dur, args }) => ({
      name,
      type: args?.data?.type,
      process: pid,
      thread: tid,
      ts: ts / 1000,
      end: (ts + dur) / 1000,
      work: tdur / 1000,
    }))
    .sort((a, b) => a.ts - b.ts);
}

/** The events of the thread that handled the click. */
export function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  return threadOf(
    events,
    events.find(({ name, type }) => name === 'EventDispatch' && type === 'click'),
  );
}

/** The events of the thread that an event belongs to. */
export function threadOf(events: readonly TraceEvent[], one: TraceEvent | undefined): TraceEvent[] {
  return events.filter(({ process, thread }) => process === one?.process && thread === one.thread);
}
