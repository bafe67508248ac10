import { capitalised, spellNumber } from '../words.ts';

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
