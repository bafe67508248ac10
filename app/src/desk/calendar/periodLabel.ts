import { dayLabel, monthLabel } from '../../domain/booking/labels.ts';

/**
 * "23 – 29 November", "30 November – 6 December"; of one day "Friday 27 November". With the year, unless it is this one.
 * @param from a day, "2026-11-23" @param to the last one
 */
export function periodLabel(from: string, to: string, today: string): string {
  const [year, firstYear, thisYear] = [to, from, today].map((day) => day.slice(0, 4));
  const [month] = monthLabel(to).split(' ');
  const ending = year === thisYear && firstYear === year ? '' : ` ${year}`;
  if (from === to) return dayLabel(to).replace(/ \d+$/, ending);
  const date = (day: string) => String(Number(day.slice(-2)));
  const [firstMonth] = monthLabel(from).split(' ');
  const beginning = [
    date(from),
    from.slice(0, 7) === to.slice(0, 7) ? '' : firstMonth,
    firstYear === year ? '' : firstYear,
  ];
  return `${beginning.filter((word) => word !== '').join(' ')}\u00A0– ${date(to)} ${month}${ending}`;
}
