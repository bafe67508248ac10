import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { DayAvailability, SlotCalendarProps } from '../../src/SlotCalendar/SlotCalendar';
import { MondayFirst, MonthFull } from '../../src/SlotCalendar/SlotCalendar.stories';
import { ControlledCalendar, full, month, nov24, statuses } from './kit';

describe('the month', () => {
  test('is announced when it changes, and a button at the last month keeps the focus', async () => {
    const user = userEvent.setup();
    render(<MondayFirst />);
    expect(month()).toHaveAttribute('aria-live', 'polite');
    const next = screen.getByRole('button', { name: 'Next month' });
    await user.click(next);
    expect(month()).toHaveTextContent('December 2026');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(month()).toHaveTextContent('December 2026');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(month()).toHaveTextContent('November 2026');
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('outside the allowed range is not shown', () => {
    render(<ControlledCalendar onEvent={() => {}} today="2027-02-10" month="2026-11" />);
    expect(month()).toHaveTextContent('February 2027');
    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible();
  });

  test('after the last one is not shown', () => {
    render(<ControlledCalendar onEvent={() => {}} today="2027-02-10" month="2027-05" lastMonth="2027-03" />);
    expect(month()).toHaveTextContent('March 2027');
  });

  test('without a free day says so, and offers the next one', async () => {
    const user = userEvent.setup();
    render(<MonthFull />);
    expect(statuses()).toContain('No free day in November 2026.');
    await user.click(screen.getByRole('button', { name: 'Next free: Tue, 1 Dec' }));
    expect(month()).toHaveTextContent('December 2026');
    expect(screen.getByText('Tuesday 1 December 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
  });

  test('isn’t called full while a day might be free', () => {
    const days = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`2026-11-${20 + index}`, full]));
    const { rerender } = render(<ControlledCalendar onEvent={() => {}} days={days} />);
    expect(statuses()).toContain('No free day in November 2026.');
    for (const state of ['unknown', 'failed'] as const) {
      rerender(<ControlledCalendar onEvent={() => {}} days={{ ...days, '2026-11-30': { state } }} />);
      expect(statuses()).not.toContain('No free day in November 2026.');
    }
  });
});

describe('the next free day', () => {
  const open: DayAvailability = nov24;
  test.each<[string, Partial<SlotCalendarProps>, string | undefined]>([
    ['is shown when every day before it is known', { days: { '2026-11-20': full, '2026-11-21': open } }, 'Sat, 21 Nov'],
    ['is the one that the app passes', { nextFree: '2026-12-03' }, 'Thu, 3 Dec'],
    [
      'isn’t the one that the app passes if that day is full',
      { days: { '2026-11-20': full, '2026-11-21': full, '2026-11-22': open }, nextFree: '2026-11-21' },
      'Sun, 22 Nov',
    ],
    ['isn’t offered after the last month', { nextFree: '2027-01-04', lastMonth: '2026-12' }, undefined],
    ['is searched from the first month on', { days: { '2026-11-20': open }, firstMonth: '2026-12' }, undefined],
  ])('%s', (_, props, expected) => {
    render(<ControlledCalendar onEvent={() => {}} {...props} />);
    const button = screen.queryByRole('button', { name: /^Next free/ });
    expect(button?.textContent).toBe(expected && `Next free: ${expected}`);
  });
});
