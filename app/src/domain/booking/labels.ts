import { formatDate } from '../dates.ts';
import { offsetName, readClock } from './clock.ts';
import { addDays, firstDayOf, weekdayOf } from './day.ts';

/** "9:30 AM". The client: "Times use a 12-hour format". Formatted by hand because browsers disagree on "pm", "p.m." and noon. */
export function timeLabel(instant: number, timeZone: string): string {
  const { minutes } = readClock(instant, timeZone);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Time labels. Identical labels on one day get their offset: "1:30 AM GMT+1", "1:30 AM GMT". */
export function timeLabels(instants: readonly number[], timeZone: string): readonly string[] {
  const plain = instants.map((instant) => timeLabel(instant, timeZone));
  const twice = (label: string, at: number) => {
    const { day } = readClock(instants[at] ?? 0, timeZone);
    return instants.some(
      (other, place) => plain[place] === label && other !== instants[at] && readClock(other, timeZone).day === day,
    );
  };
  return plain.map((label, at) => (twice(label, at) ? `${label} ${offsetName(instants[at] ?? 0, timeZone)}` : label));
}

/** From Sunday, as in `Opening.week`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const weekday = (day: string) => weekdays[weekdayOf(day)] ?? '';

/** "Tuesday 24 November 2026". */
export const dayLabel = (day: string): string => `${weekday(day)} ${formatDate(day)}`;

/** The date of an instant: "24 November 2026". */
export const formatDateAt = (instant: number, timeZone: string): string => formatDate(readClock(instant, timeZone).day);

/** "November 2026". */
export const monthLabel = (day: string): string => formatDate(day).replace(/^\d+ /, '');

/** "Tue 24 Nov". */
export function shortDayLabel(day: string): string {
  const [date, month = ''] = formatDate(day).split(' ');
  return `${weekday(day).slice(0, 3)} ${date} ${month.slice(0, month === 'September' ? 4 : 3)}`;
}

/** "Week 48, 23–29 Nov", "Week 49, 30 Nov – 6 Dec". @param week by ISO 8601, "2026-W48" */
export function weekLabel(week: string): string {
  const monday = firstDayOf(week);
  const [from, until] = [monday, addDays(monday, 6)].map((day) => shortDayLabel(day).split(' ').slice(1));
  const days = from?.[1] === until?.[1] ? `${from?.[0]}–` : `${from?.join(' ')} – `;
  return `Week ${Number(week.slice(6))}, ${days}${until?.join(' ')}`;
}

/** "10:30 AM to 11:00 AM". */
export function spanLabel(start: number, minutes: number, timeZone: string): string {
  return `${timeLabel(start, timeZone)} to ${timeLabel(start + minutes * 60_000, timeZone)}`;
}

/** Current names of cities whose time zones still carry an old name, by the IANA database. */
const renamed: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

/** "Dublin" for "Europe/Dublin"; "Kolkata" for "Asia/Calcutta" too. */
export function cityOf(timeZone: string): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return renamed[city] ?? city;
}

/** Time zone and offset: "Dublin time (GMT+1)". */
export function zoneLabel(instant: number, timeZone: string): string {
  return `${cityOf(timeZone)} time (${offsetName(instant, timeZone)})`;
}

/** The time in another zone, "Wednesday 25 November 2026, 1:30 AM"; null when it reads the same. */
export function ownLabel(instant: number, timeZone: string, ownTimeZone: string): string | null {
  const [here, there] = [readClock(instant, timeZone), readClock(instant, ownTimeZone)];
  if (here.day === there.day && here.minutes === there.minutes) return null;
  const time = timeLabel(instant, ownTimeZone);
  return here.day === there.day ? time : `${dayLabel(there.day)}, ${time}`;
}

/** "9:30 AM on Tuesday 24 November 2026". */
export function momentLabel({ start }: { start: number }, { timeZone }: { timeZone: string }): string {
  return `${timeLabel(start, timeZone)} on ${dayLabel(readClock(start, timeZone).day)}`;
}
