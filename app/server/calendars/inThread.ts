import { DeadlineError, inThread } from '../platform/jobs/inThread.ts';
import type { DavResponse } from './caldav/multistatus.ts';
import type { CalendarFindings, CalendarWork } from './calendar.worker.ts';
import { CalendarError } from './errors.ts';
import type { BusyOptions, BusyTimes, CalendarText } from './ical/busyTimesIn.ts';

/** How long one answer may be read, and with how much memory. */
const limits = { deadline: 30_000, megabytes: 256 };

/** One at a time, so that a server of two cores has one left for its visitors. */
let last: Promise<unknown> = Promise.resolve();

/** `multistatusIn` in a thread. @throws CalendarError */
export const readMultistatus = (text: string) => read<DavResponse[]>({ kind: 'multistatus', text });

/** `busyTimesIn` in a thread. @throws CalendarError */
export const readBusyTimesIn = (texts: readonly CalendarText[], options: BusyOptions) =>
  read<BusyTimes>({ kind: 'busy-times', texts, options });

function read<Result>(work: CalendarWork): Promise<Result> {
  const reading = last.then(() => inThread<CalendarFindings>(import.meta, 'calendar', work, limits));
  last = reading.catch(() => undefined);
  return reading.then(
    (findings) => {
      if ('failure' in findings) throw new CalendarError(findings.failure);
      return findings.found as Result;
    },
    (cause: unknown) => {
      const seconds = limits.deadline / 1000;
      const isLate = cause instanceof DeadlineError;
      throw new CalendarError(
        isLate ? `The calendar can’t be read in ${seconds} seconds.` : 'The calendar can’t be understood.',
        { cause },
      );
    },
  );
}
