import type { Hours, Opening } from '../catalogue/opening.ts';
import { capitalised, formatList, plural } from '../words.ts';
import { timeLabel, weekdays } from './labels.ts';
import { minutesOf } from './slots.ts';

/** What the team can change about the opening hours. The time zone and the length of a consultation belong to the catalogue. */
export type OpeningRules = Pick<Opening, 'week' | 'publicHolidays' | 'notice' | 'horizon' | 'buffer'>;

export const rulesOf = ({ week, publicHolidays, notice, horizon, buffer }: Opening): OpeningRules => ({
  week,
  publicHolidays,
  notice,
  horizon,
  buffer,
});

/** Maximum values: periods per day, days ahead, and minutes. */
export const openingLimits = { periods: 4, horizon: 365, notice: 14 * 24 * 60, buffer: 120 } as const;

/** "9:00 AM" of "09:00". */
const clockLabel = (time: string) => timeLabel(minutesOf(time) * 60_000, 'UTC');
const periodLabel = ([from, to]: Hours) => `${clockLabel(from)} to ${clockLabel(to)}`;

/** Minutes in words: "2 hours", "90 minutes". */
export const minutesLabel = (minutes: number) =>
  minutes > 0 && minutes % 60 === 0 ? plural(minutes / 60, 'hour') : plural(minutes, 'minute');

/**
 * The problems of these rules as messages; empty if they are valid.
 * @param length minutes of one consultation
 */
export function problemsOf({ week, notice, horizon, buffer }: OpeningRules, length: number): string[] {
  return [
    ...week.flatMap((periods, day) => periodProblems(periods, length).map((problem) => `${weekdays[day]}: ${problem}`)),
    ...(week.every((periods) => periods.length === 0) ? ['At least one day must be open.'] : []),
    ...(horizon < 1 || horizon > openingLimits.horizon
      ? [`Calls can be booked at least 1 and at most ${openingLimits.horizon} days ahead.`]
      : []),
    ...(notice > openingLimits.notice ? [`The notice can be at most ${minutesLabel(openingLimits.notice)}.`] : []),
    ...(notice >= horizon * 24 * 60 && notice <= openingLimits.notice && horizon >= 1
      ? ['The notice is longer than calls can be booked ahead, so no time would be free.']
      : []),
    ...(buffer > openingLimits.buffer
      ? [`At most ${minutesLabel(openingLimits.buffer)} can be kept free after a call.`]
      : []),
  ];
}

function periodProblems(periods: readonly Hours[], length: number): string[] {
  const problems = periods.flatMap((period) => {
    const minutes = minutesOf(period[1]) - minutesOf(period[0]);
    if (minutes <= 0) return [`${periodLabel(period)} ends before it starts.`];
    return minutes % length === 0 ? [] : [`${periodLabel(period)} isn’t a whole number of ${length}-minute calls.`];
  });
  if (periods.length > openingLimits.periods) return [`at most ${openingLimits.periods} periods.`];
  const sorted = sortedPeriods(periods);
  const meets = sorted.some(([from], at) => at > 0 && from <= (sorted[at - 1]?.[1] ?? ''));
  return problems.length === 0 && meets ? ['two periods overlap or touch. Make them one.'] : problems;
}

const sortedPeriods = (periods: readonly Hours[]) => periods.toSorted(([one], [other]) => one.localeCompare(other));

/** The rules with the periods of each day sorted. */
export function sortedRules(rules: OpeningRules): OpeningRules {
  const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = rules.week;
  const sort = sortedPeriods;
  return {
    ...rules,
    week: [sort(sunday), sort(monday), sort(tuesday), sort(wednesday), sort(thursday), sort(friday), sort(saturday)],
  };
}

/** The week with the periods of one day replaced. @param day 0 is Sunday */
export function withDay(week: OpeningRules['week'], day: number, periods: readonly Hours[]): OpeningRules['week'] {
  const of = (each: number) => (each === day ? periods : (week[each] ?? []));
  return [of(0), of(1), of(2), of(3), of(4), of(5), of(6)];
}

/** The hours of a day: "9:00 AM to 12:30 PM and 1:30 PM to 5:00 PM", or "closed". */
const hoursLabel = (periods: readonly Hours[]) =>
  periods.length === 0 ? 'closed' : formatList(periods.map(periodLabel));

/** The days of a week in display order, Monday first. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours of a week, days in a row with the same hours as one: "Monday to Friday" and "9:00 AM to 5:00 PM". */
export function weekLabels(week: OpeningRules['week']): [days: string, hours: string][] {
  const runs: { hours: string; days: string[] }[] = [];
  for (const day of weekOrder) {
    const hours = hoursLabel(week[day]);
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(weekdays[day]);
    else runs.push({ hours, days: [weekdays[day]] });
  }
  return runs.map(({ hours, days }) => [days.length < 3 ? days.join(' and ') : `${days[0]} to ${days.at(-1)}`, hours]);
}

/** A change in words: "Friday 9:00 AM to 1:00 PM, notice 4 hours". */
export function describeChanges(before: OpeningRules, after: OpeningRules): string {
  const days = after.week.flatMap((periods, day) => {
    const label = hoursLabel(periods);
    return label === hoursLabel(before.week[day] ?? []) ? [] : [`${weekdays[day]} ${label}`];
  });
  const parts = [
    ...days,
    ...(after.publicHolidays === before.publicHolidays
      ? []
      : [`${after.publicHolidays ? 'closed' : 'open'} on public holidays`]),
    ...(after.notice === before.notice ? [] : [`notice ${minutesLabel(after.notice)}`]),
    ...(after.horizon === before.horizon ? [] : [`${plural(after.horizon, 'day')} ahead`]),
    ...(after.buffer === before.buffer ? [] : [`${minutesLabel(after.buffer)} free after a call`]),
  ];
  return parts.length === 0 ? 'Nothing changed' : capitalised(parts.join(', '));
}
