import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AllStates, NothingChosen, RightToLeft, TimeChosen } from '../../src/SlotCalendar/SlotCalendar.stories';
import { ControlledCalendar, day, statuses, time } from './kit';

describe('a day', () => {
  test.each([
    ['19 November', 'Thursday 19 November 2026, past', true],
    ['20 November', 'Friday 20 November 2026, fully booked', true],
    ['21 November', 'Saturday 21 November 2026, 7 times free', false],
    ['22 November', 'Sunday 22 November 2026, closed on Sundays', true],
    ['25 November', 'Wednesday 25 November 2026', false],
    ['27 November', 'Friday 27 November 2026, times could not be loaded', false],
    ['28 November', 'Saturday 28 November 2026, no times', false],
  ])('%s reads "%s"', (words, name, isUnavailable) => {
    render(<AllStates />);
    expect(day(words)).toHaveAccessibleName(name);
    expect(day(words).getAttribute('aria-disabled')).toBe(isUnavailable ? 'true' : null);
    expect(day(words)).toBeEnabled();
  });

  test.each([
    ['a day of free times', {}, 'Today'],
    ['a day without times', { '2026-11-20': { state: 'known', slots: [] } }, 'Today'],
    ['a closed day', { '2026-11-20': { state: 'closed', reason: 'closed' } }, 'Today'],
    ['a full day', { '2026-11-20': { state: 'full' } }, 'Full'],
    ['a failed day', { '2026-11-20': { state: 'failed' } }, 'Error'],
  ] as const)('today, %s, is marked', (_, days, mark) => {
    render(<ControlledCalendar onEvent={() => {}} days={days} />);
    expect(day('20 November')).toHaveAttribute('data-mark', mark);
  });

  test('is marked when it is today or chosen', () => {
    render(<TimeChosen />);
    expect(day('20 November')).toHaveAttribute('aria-current', 'date');
    expect(day('21 November')).not.toHaveAttribute('aria-current');
    const chosen = screen.getAllByRole('gridcell', { selected: true });
    expect(chosen).toEqual([day('24 November').parentElement]);
    expect(day('24 November')).toHaveAccessibleName('Tuesday 24 November 2026, 7 times free, chosen');
  });

  test.each(['19 November', '20 November', '22 November'])(
    '%s can’t be chosen by mouse or keyboard, and says why',
    async (words) => {
      const user = userEvent.setup();
      render(<AllStates />);
      const name = day(words).getAttribute('aria-label') ?? '';
      await user.click(day(words));
      expect(statuses()).toContain(name);
      await user.click(day('28 November'));
      expect(statuses()).not.toContain(name);
      act(() => day(words).focus());
      await user.keyboard('{Enter}');
      expect(statuses()).toContain(name);
      expect(screen.getByText('Saturday 28 November 2026')).toBeVisible();
    },
  );
});

describe('the keyboard', () => {
  test('reaches the days with one Tab, at today', async () => {
    const user = userEvent.setup();
    render(<NothingChosen />);
    const stops: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press++) {
      await user.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual([
      'Previous month',
      'Next month',
      'Friday 20 November 2026, fully booked',
      'Next free: Sat, 21 Nov',
    ]);
  });

  test('follows the text direction', async () => {
    const user = userEvent.setup();
    render(<RightToLeft />);
    act(() => day('24 نوفمبر').focus());
    await user.keyboard('{ArrowLeft}');
    expect(day('25 نوفمبر')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(day('23 نوفمبر')).toHaveFocus();
  });

  test('chooses a day, continues to its times with one Tab, and goes back', async () => {
    const user = userEvent.setup();
    render(<NothingChosen />);
    act(() => day('24 November').focus());
    await user.keyboard('{Enter}');
    const heading = screen.getByRole('heading', { name: 'Select a Time' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription('Tuesday 24 November 2026 Times are in Ireland (Europe/Dublin).');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Choose another day' })).toHaveFocus();
    await user.tab();
    expect(time('9:00 AM')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(time('10:00 AM')).toBeChecked();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(day('24 November')).toHaveFocus();
    expect(time('10:00 AM')).toBeChecked();
  });
});
