import { expect, test } from 'vitest';
import { firstWeekday } from './firstWeekday';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('the first day of a week is that of CLDR, in every region', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const region of letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => code !== 'ZZ' && names.of(code))) {
    // Not in the types yet; Node has it, and some browsers.
    const { firstDay } = (
      new Intl.Locale('en', { region }) as unknown as { getWeekInfo(): { firstDay: number } }
    ).getWeekInfo();
    expect([region, firstWeekday(`en-${region}`)]).toEqual([region, firstDay % 7]);
  }
});

test.each([
  ['en', 0],
  ['de', 1],
  ['ar', 6],
  ['pt-BR', 0],
])('without a region, %s is of the region where it is spoken most', (locale, day) => {
  expect(firstWeekday(locale)).toBe(day);
});
