import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { factsOf } from './availability';
import { DayGrid, type DayGridProps } from './DayGrid';
import { monthOf, nextDay } from './day';
import { daysInView } from './daysInView';
import { namesIn } from './names';
import { english } from './words';

const user = userEvent.setup();

afterEach(() => {
  vi.unstubAllEnvs();
});

interface GridProps extends Partial<Pick<DayGridProps, 'day' | 'weekStartsOn' | 'lastMonth'>> {
  today: string;
  locale?: string;
  onDayClick?: (day: string) => void;
}

function Grid({ today, locale = 'en-IE', day, weekStartsOn = 0, lastMonth, onDayClick = () => {} }: GridProps) {
  const [month, setMonth] = useState(monthOf(today));
  return (
    <DayGrid
      today={today}
      month={month}
      inView={daysInView(month, today, lastMonth, weekStartsOn)}
      day={day}
      firstMonth={monthOf(today)}
      lastMonth={lastMonth}
      weekStartsOn={weekStartsOn}
      busy={false}
      names={namesIn(locale)}
      words={english}
      factsOf={(one) => factsOf(one, {}, today, day)}
      onMonthChange={setMonth}
      onDayClick={onDayClick}
    />
  );
}

/** By its label: querying 42 buttons by role and name takes seconds on a busy machine. */
const day = (words: string) => screen.getByLabelText(new RegExp(`(^|\\D)${words}`), { selector: 'button' });
const headers = () => [...screen.getByRole('grid').querySelectorAll('th')].map((header) => header.textContent);
/** The day numbers by week; 0 for empty cells. */
const weeks = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => Number(cell.textContent || 0)));

test('the day that a key leads to, also in another month, becomes the one tab stop', async () => {
  render(<Grid today="2026-11-20" day="2026-11-24" />);
  act(() => day('24 November').focus());
  await user.keyboard('{ArrowDown}');
  expect(day('1 December')).toHaveFocus();
  expect([...document.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    day('1 December'),
  ]);
});

test('keys go no further than the first and the last month', async () => {
  render(<Grid today="2026-11-20" lastMonth="2026-12" />);
  act(() => day('30 November').focus());
  await user.keyboard('{PageDown}{PageDown}');
  expect(day('31 December')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(day('31 December')).toHaveFocus();
  await user.keyboard('{PageUp}{PageUp}');
  expect(day('1 November')).toHaveFocus();
});

test('weeks begin on Sunday, or on the given day', () => {
  const { unmount } = render(<Grid today="2026-11-01" />);
  expect(headers()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(weeks()[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  unmount();
  render(<Grid today="2026-11-01" weekStartsOn={1} />);
  expect(headers()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weeks()[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test('weeks that are over are hidden until the keyboard moves into them', async () => {
  render(<Grid today="2026-11-20" />);
  expect(weeks()[0]).toEqual([15, 16, 17, 18, 19, 20, 21]);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(day('13 November')).toHaveFocus();
  expect(weeks().map(([sunday]) => sunday)).toEqual([1, 8, 15, 22, 29]);
});

test('late in a month, the first weeks of the next one follow, and the keyboard shows the others', async () => {
  render(<Grid today="2026-11-30" />);
  expect(screen.getAllByRole('grid').map((grid) => grid.ariaLabel)).toEqual(['November 2026', 'December 2026']);
  expect(weeks()).toEqual([
    [29, 30, 0, 0, 0, 0, 0],
    [0, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 12],
    [13, 14, 15, 16, 17, 18, 19],
    [20, 21, 22, 23, 24, 25, 26],
  ]);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(day('1 December')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{PageDown}');
  expect(day('30 December')).toHaveFocus();
  expect(weeks().at(-1)).toEqual([27, 28, 29, 30, 31, 0, 0]);
});

test('a chosen day stays visible once its week is over', () => {
  render(<Grid today="2026-11-20" day="2026-11-05" />);
  expect(weeks()[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  ['ar-EG', ['١', '٢', '٣', '٤', '٥', '٦', '٧']],
  ['fa-IR', ['۱', '۲', '۳', '۴', '۵', '۶', '۷']],
  ['ja-JP', ['1', '2', '3', '4', '5', '6', '7']],
])('in %s, days are numbered in the digits that their names have', (locale, numbers) => {
  render(<Grid today="2026-11-01" locale={locale} />);
  const buttons = screen.getAllByRole('row')[0]?.querySelectorAll('button') ?? [];
  expect([...buttons].map((button) => button.textContent)).toEqual(numbers);
  for (const button of buttons) expect(button.getAttribute('aria-label')).toContain(button.textContent);
});

describe.each(['Europe/Dublin', 'America/Los_Angeles', 'Pacific/Kiritimati'])('for a visitor in %s', (zone) => {
  const renderThere = (props: GridProps) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    render(<Grid {...props} />);
  };

  test.each([
    ['2026-03', 0, 31],
    ['2026-10', 4, 31],
    ['2026-11', 0, 30],
    ['2027-02', 1, 28],
    ['2027-03', 1, 31],
    ['2028-02', 2, 29],
  ])('%s begins on its own weekday and has each of its days once', (month, before, length) => {
    renderThere({ today: `${month}-01` });
    const cells = weeks().flat();
    expect(cells.slice(0, before)).toEqual(Array.from({ length: before }, () => 0));
    expect(cells.filter(Boolean)).toEqual(Array.from({ length }, (_, index) => index + 1));
    expect(cells.indexOf(1)).toBe(before);
  });

  test.each([
    ['2026-10-24', '25 October', '26 October'],
    ['2027-03-27', '28 March', '29 March'],
    ['2026-12-30', '31 December', '1 January'],
  ])(
    'the arrow keys move one day at a time from %s on, and Enter chooses the day that was announced',
    async (today, second, third) => {
      const press = vi.fn();
      renderThere({ today, onDayClick: press });
      await user.tab();
      await user.keyboard('{ArrowRight}');
      expect(day(second)).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      expect(day(third)).toHaveFocus();
      await user.keyboard('{ArrowLeft}{Enter}');
      expect(press).toHaveBeenCalledExactlyOnceWith(nextDay(today));
    },
  );

  test('today is the day of the prop, and the day before is past', () => {
    renderThere({ today: '2026-11-20' });
    expect(day('19 November')).toHaveAccessibleName('Thursday 19 November 2026, past');
    expect(day('20 November')).toHaveAccessibleName('Friday 20 November 2026');
    expect(day('20 November')).toHaveAttribute('aria-current', 'date');
  });

  test('Page Up and Page Down keep to the days that the month has', async () => {
    renderThere({ today: '2027-01-31' });
    act(() => day('31 January').focus());
    await user.keyboard('{PageDown}');
    expect(day('28 February')).toHaveFocus();
    await user.keyboard('{PageDown}{End}');
    expect(day('3 April')).toHaveFocus();
  });
});
