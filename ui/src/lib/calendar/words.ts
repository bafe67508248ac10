import type { DayFacts } from './availability';

/** Everything the calendar says itself. Dates and months come in the words of its `locale`. */
export interface SlotCalendarWords {
  previousMonth: string;
  nextMonth: string;
  /** The name of a day, which holds its number and says what it is: "Tuesday 24 November 2026, 3 times free". */
  day: (date: string, facts: DayFacts) => string;
  /** A word in the corner of a day, seen only: "Full". */
  mark: (facts: DayFacts) => string;
  loading: string;
  chooseDay: string;
  otherDay: string;
  fullDay: string;
  closedDay: string;
  pastDay: string;
  /** In place of the times of one day. */
  failedDay: string;
  /** Under a month in which days failed. */
  failedDays: string;
  retry: string;
  /** No day of the month has a free time, and all of them are known. */
  noneFree: (month: string) => string;
  nextFree: (date: string) => string;
  /** The chosen time is not free any more. */
  gone: (time: string) => string;
  /** Read after a time that cannot be chosen. */
  taken: string;
  closed: string;
}

const free = (count: number) => (count === 1 ? '1 time free' : `${count} times free`);

function describe({ state, free: count, reason }: DayFacts): string {
  switch (state) {
    case 'open':
      return free(count);
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
      return '';
  }
}

const marks = { open: '', full: 'Full', empty: 'None', past: '', closed: 'Closed', failed: 'Error', unknown: '…' };

export const english: SlotCalendarWords = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day: (date, facts) => [date, describe(facts), facts.chosen && 'chosen'].filter(Boolean).join(', '),
  mark: ({ state, today }) => (today && (state === 'open' || state === 'unknown') ? 'Today' : marks[state]),
  loading: 'Loading times…',
  chooseDay: 'Choose a day to see its times.',
  otherDay: 'Choose another day',
  fullDay: 'Every time on this day is taken.',
  closedDay: 'This day cannot be booked.',
  pastDay: 'This day is past.',
  failedDay: 'We could not load times.',
  failedDays: 'Some days could not be loaded.',
  retry: 'Retry',
  noneFree: (month) => `No free day in ${month}.`,
  nextFree: (date) => `Next free: ${date}`,
  gone: (time) => `${time} has just been taken. Please choose another time.`,
  taken: 'taken',
  closed: 'not available',
};
