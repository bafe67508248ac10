import type { CalendarMessages } from '../messages/messages';
import { fill, forCount } from '../messages/template';
import type { DayFacts, DayState } from './availability';

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
  /** Beside a time that several people can book. */
  left: (count: number) => string;
  /** Announced after a time that cannot be chosen. */
  taken: string;
  closed: string;
}

export const englishMessages: CalendarMessages = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  states: {
    open: { one: '{count} time free', other: '{count} times free' },
    full: 'fully booked',
    empty: 'no times',
    past: 'past',
    closed: 'closed',
    failed: 'times could not be loaded',
  },
  chosen: 'chosen',
  marks: { full: 'Full', empty: 'None', closed: 'Closed', failed: 'Error', today: 'Today' },
  loading: 'Loading times…',
  chooseDay: 'Choose a day to see its times.',
  otherDay: 'Choose another day',
  fullDay: 'This day is fully booked.',
  closedDay: 'This day cannot be booked.',
  pastDay: 'This day is past.',
  failedDay: 'We could not load times.',
  failedDays: 'Some days could not be loaded.',
  retry: 'Retry',
  noneFree: 'No free day in {month}.',
  nextFree: 'Next free: {date}',
  gone: '{time} is no longer free. Please choose another time.',
  left: { one: '{count} place left', other: '{count} places left' },
  taken: 'taken',
  closed: 'not available',
};

/** The calendar's texts, from those of a language. */
export function wordsFrom(messages: CalendarMessages, locale: string): SlotCalendarWords {
  const { states, chosen, marks, noneFree, nextFree, gone, left, ...fixed } = messages;
  const describe = ({ state, free = 0, reason }: DayFacts) =>
    state === 'unknown'
      ? undefined
      : (state === 'closed' && reason) || fill(forCount(states[state], free, locale), { count: free });
  const cornerOf: Record<DayState, string> = { ...marks, open: '', past: '', unknown: '…' };
  return {
    ...fixed,
    day: (date, facts) => [date, describe(facts), facts.chosen && chosen].filter(Boolean).join(', '),
    mark: ({ today, state }) => (today && state !== 'full' && state !== 'failed' ? marks.today : cornerOf[state]),
    noneFree: (month) => fill(noneFree, { month }),
    nextFree: (date) => fill(nextFree, { date }),
    gone: (time) => fill(gone, { time }),
    left: (count) => fill(forCount(left, count, locale), { count }),
  };
}

export const english = wordsFrom(englishMessages, 'en-IE');
