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

/** "20 November 2026", of 2026-11-20. */
export function formatDate(day: string): string {
  const [year, month = '', date] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}
