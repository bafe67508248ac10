import { expect, test } from 'vitest';
import { irishHolidays, isIrishHoliday } from './holidays.ts';

test.each([
  [2026, '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26'],
  [2027, '01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26'],
  [2028, '01-01 02-07 03-17 04-17 05-01 06-05 08-07 10-30 12-25 12-26'],
])('the public holidays of %i', (year, days) =>
  expect(irishHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`)),
);

test.each([
  [2023, '2023-02-06'],
  [2024, '2024-02-05'],
  [2030, '2030-02-01'],
])("in %i Saint Brigid's Day is %s", (_, day) => expect(isIrishHoliday(day)).toBe(true));

test('when 1 February is a Friday, the Monday after it is not a holiday', () =>
  expect(isIrishHoliday('2030-02-04')).toBe(false));

test.each([
  [2008, '2008-03-24'],
  [2019, '2019-04-22'],
  [2024, '2024-04-01'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
  [2076, '2076-04-20'],
  [2100, '2100-03-29'],
  [2200, '2200-04-07'],
  [2300, '2300-04-09'],
])('in %i Easter Monday is %s', (_, day) => expect(isIrishHoliday(day)).toBe(true));

test('Good Friday is a working day', () => expect(isIrishHoliday('2027-03-26')).toBe(false));
