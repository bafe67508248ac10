import { parentPort, workerData } from 'node:worker_threads';
import type { DavResponse } from './caldav/multistatus.ts';
import { CalendarError } from './errors.ts';
import type { BusyOptions, BusyTimes, CalendarText } from './ical/busyTimesIn.ts';

/** What the thread is to read. */
export type CalendarWork =
  | { kind: 'multistatus'; text: string }
  | { kind: 'busy-times'; texts: readonly CalendarText[]; options: BusyOptions };

/** What it found, or why it can't be read, in words for the team. */
export type CalendarFindings = { found: DavResponse[] | BusyTimes } | { failure: string };

async function read(work: CalendarWork): Promise<CalendarFindings> {
  // Each needs a parser of its own, which takes a while to load.
  try {
    if (work.kind === 'multistatus')
      return { found: (await import('./caldav/multistatus.ts')).multistatusIn(work.text) };
    return { found: (await import('./ical/busyTimesIn.ts')).busyTimesIn(work.texts, work.options) };
  } catch (error) {
    if (error instanceof CalendarError) return { failure: error.message };
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as CalendarWork));
