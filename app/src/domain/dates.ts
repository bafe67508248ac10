import { addDays, isDay } from './booking/day.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "20 November 2026", of 2026-11-20; short, for where there is little room: "20 Nov 2026". */
export function formatDate(day: string, length: 'long' | 'short' = 'long'): string {
  const [year, month = '', date] = day.split('-');
  const name = months[Number(month) - 1];
  return `${Number(date)} ${length === 'short' ? name?.slice(0, 3) : name} ${year}`;
}

/**
 * Reads a day or month of this century as it is typed: "2026-11-20", "2026-11", "November 2026", "nov 2026".
 * @returns its first day, and the first day after it; null for anything else
 */
export function parsePeriod(typed: string): { from: string; until: string } | null {
  const text = typed.trim().toLowerCase();
  const [, name = '', year = ''] = /^([a-z]{3,9}) (\d{4})$/.exec(text) ?? [];
  const named = months.findIndex((month) => name !== '' && month.toLowerCase().startsWith(name)) + 1;
  const from = named > 0 ? `${year}-${String(named).padStart(2, '0')}` : text;
  if (!/^20\d\d-/.test(from)) return null;
  if (isDay(from)) return { from, until: addDays(from, 1) };
  if (!isDay(`${from}-01`)) return null;
  return { from: `${from}-01`, until: `${addDays(`${from}-28`, 4).slice(0, 7)}-01` };
}
