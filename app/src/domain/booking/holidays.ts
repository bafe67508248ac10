import { addDays, weekdayOf } from './day.ts';

/** A yearly holiday: its month, and the rule for its day. */
type Rule = (year: number) => string;

const monday = 1;
const friday = 5;

const text = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const onDate =
  (month: number, day: number): Rule =>
  (year) =>
    text(year, month, day);

/** The first Monday on or after a date. */
const mondayFrom =
  (month: number, day: number): Rule =>
  (year) => {
    const start = text(year, month, day);
    return addDays(start, (monday - weekdayOf(start) + 7) % 7);
  };

/** Saint Brigid's Day: the first Monday of February, or the 1st itself where that is a Friday. */
const brigid: Rule = (year) => {
  const first = text(year, 2, 1);
  return weekdayOf(first) === friday ? first : mondayFrom(2, 1)(year);
};

/** Easter Sunday, by the Meeus/Jones/Butcher algorithm. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return text(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Ireland's ten public holidays, by the Organisation of Working Time Act as of 2023. */
const rules: readonly Rule[] = [
  onDate(1, 1),
  brigid,
  onDate(3, 17),
  (year) => addDays(easter(year), 1),
  mondayFrom(5, 1),
  mondayFrom(6, 1),
  mondayFrom(8, 1),
  // The last Monday of October, which has 31 days.
  mondayFrom(10, 25),
  onDate(12, 25),
  onDate(12, 26),
];

/** Ireland's public holidays in a year, in order. Holidays on a weekend are not moved. */
export function irishHolidays(year: number): readonly string[] {
  return rules.map((rule) => rule(year)).sort();
}

const known = new Map<number, readonly string[]>();

export function isIrishHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const days = known.get(year) ?? irishHolidays(year);
  known.set(year, days);
  return days.includes(day);
}
