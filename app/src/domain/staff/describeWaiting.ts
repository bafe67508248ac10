import { readClock } from '../booking/clock.ts';
import { addDays } from '../booking/day.ts';
import { dayLabel, timeLabel } from '../booking/labels.ts';
import { capitalised, spellNumber } from '../words.ts';

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
