import { type DayFacts, mayBeFree } from './availability';

/** Every text of the calendar. Dates and months follow its `locale`. */
export interface SlotCalendarWords {
  previousMonth: string;
  nextMonth: string;
  /** The accessible name of a day, with its number and its state: "Tuesday 24 November 2026, 3 times free". */
  day: (date: string, facts: DayFacts) => string;
  /** A word in the corner of a day, visual only: "Full". */
  mark: (facts: DayFacts) => string;
  loading: string;
  /** In place of the times, until a day is chosen. */
  chooseDay: string;
  /** Moves the focus from the times back to the days. */
  otherDay: string;
  /** Replaces the times of a day, or appears above them. */
  fullDay: string;
  closedDay: string;
  pastDay: string;
  failedDay: string;
  /** Below a month in which some days failed to load. */
  failedDays: string;
  retry: string;
  /** All days of the month are known, and none has a free time. */
  noneFree: (month: string) => string;
  nextFree: (date: string) => string;
  /** The chosen time is no longer free. */
  gone: (time: string) => string;
  /** Announced after a time that cannot be chosen. */
  taken: string;
  closed: string;
}

function describe({ state, free, reason }: DayFacts): string | undefined {
  switch (state) {
    case 'open':
      return free === 1 ? '1 time free' : `${free} times free`;
    case 'full':
      return 'fully booked';
    case 'empty':
      return 'no times';
    case 'past':
      return 'past';
    case 'closed':
      return reason ?? 'closed';
    case 'failed':
      return 'times could not be loaded';
    case 'unknown':
      return undefined;
  }
}

const marks = { open: '', full: 'Full', empty: 'None', past: '', closed: 'Closed', failed: 'Error', unknown: '…' };

export const english: SlotCalendarWords = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day: (date, facts) => [date, describe(facts), facts.chosen && 'chosen'].filter(Boolean).join(', '),
  mark: (facts) => (facts.today && mayBeFree(facts) ? 'Today' : marks[facts.state]),
  loading: 'Loading times…',
  chooseDay: 'Choose a day to see its times.',
  otherDay: 'Choose another day',
  fullDay: 'This day is fully booked.',
  closedDay: 'This day cannot be booked.',
  pastDay: 'This day is past.',
  failedDay: 'We could not load times.',
  failedDays: 'Some days could not be loaded.',
  retry: 'Retry',
  noneFree: (month) => `No free day in ${month}.`,
  nextFree: (date) => `Next free: ${date}`,
  gone: (time) => `${time} is no longer free. Please choose another time.`,
  taken: 'taken',
  closed: 'not available',
};
