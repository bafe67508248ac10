import { readClock } from '../booking/clock.ts';
import { addDays } from '../booking/day.ts';
import { dayLabel, timeLabel } from '../booking/labels.ts';
import { capitalised, spellNumber } from '../words.ts';

/** "Nine things need you." */
export function describeNeeds(count: number): string {
  if (count === 1) return 'One thing needs you.';
  return count === 0 ? 'Nothing needs you.' : `${capitalised(spellNumber(count))} things need you.`;
}

/** "Two messages wait for you." @param count how many are unanswered */
export function describeWaiting(count: number): string {
  if (count === 0) return 'No message waits for you.';
  return count === 1 ? 'One message waits for you.' : `${capitalised(spellNumber(count))} messages wait for you.`;
}

/**
 * Since when something waits: "since yesterday at 11:40 AM", "since 7 July".
 * @param since in UTC
 * @param now milliseconds since 1970
 */
export function formatSince(since: string, now: number, timeZone: string): string {
  const { day } = readClock(Date.parse(since), timeZone);
  const today = readClock(now, timeZone).day;
  const time = timeLabel(Date.parse(since), timeZone);
  if (day === today) return `since ${time}`;
  if (day === addDays(today, -1)) return `since yesterday at ${time}`;
  const [, date, month, year] = dayLabel(day).split(' ');
  return `since ${date} ${month}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${year}`}`;
}

interface Call {
  /** In UTC. */
  start: string;
  end: string;
  /** Its day in the agency's time zone. */
  day: string;
  /** "9:30 AM" in the agency's time zone. */
  time: string;
}

/** The calls of a day in a sentence: "Three calls today, the next at 2:00 PM." @param now milliseconds since 1970 */
export function describeCalls(calls: readonly Call[], day: string, now: number): string {
  const today = calls.filter((call) => call.day === day);
  const count = `${capitalised(spellNumber(today.length))} ${today.length === 1 ? 'call' : 'calls'} today`;
  if (today.length === 0) return `${count}.`;
  if (today.some(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end))) return `${count}, one now.`;
  const next = today.find(({ start }) => Date.parse(start) > now);
  if (!next) return `${count}, none left.`;
  const minutes = Math.ceil((Date.parse(next.start) - now) / 60_000);
  const when = minutes <= 60 ? `at ${next.time}, in ${minutes} min` : `at ${next.time}`;
  if (today.length === 1) return `${count}, ${when}.`;
  return `${count}, the ${next === today[0] ? 'first' : 'next'} ${when}.`;
}
