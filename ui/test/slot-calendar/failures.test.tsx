import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DayAvailability, SlotCalendarProps } from '../../src/SlotCalendar/SlotCalendar';
import { DayError } from '../../src/SlotCalendar/SlotCalendar.stories';
import { ControlledCalendar, day, full, nov24, statuses, time } from './kit';

afterEach(() => {
  vi.useRealTimers();
});

describe('a failed load', () => {
  test('of a day isn’t shown as full; after Retry the focus moves to its times', async () => {
    vi.useFakeTimers();
    render(<DayError />);
    expect(day('24 November')).toHaveAccessibleName(/could not be loaded, chosen$/);
    const retry = screen.getByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    fireEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.runAllTimersAsync());
    expect(time('9:00 AM')).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
  });

  test('of several days is retried at once, and the focus moves to the days', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    const failed: DayAvailability = { state: 'failed' };
    const calendar = (days: SlotCalendarProps['days']) => (
      <ControlledCalendar onEvent={() => {}} onRetry={onRetry} day="2026-11-26" days={days} />
    );
    const { rerender } = render(
      calendar({ '2026-11-19': failed, '2026-11-24': failed, '2026-11-25': failed, '2026-11-26': nov24 }),
    );
    expect(statuses()).toContain('Some days could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(['2026-11-24', '2026-11-25']);
    rerender(calendar({ '2026-11-24': nov24, '2026-11-25': full, '2026-11-26': nov24 }));
    expect(day('26 November')).toHaveFocus();
  });

  test('of a month is retried with the chosen day, by one Retry beside its times', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    const failed: DayAvailability = { state: 'failed' };
    const days = { '2026-11-24': failed, '2026-11-25': failed };
    render(<ControlledCalendar onEvent={() => {}} onRetry={onRetry} day="2026-11-24" days={days} />);
    // Fails if there is more than one.
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry.mock.calls).toEqual([[['2026-11-24', '2026-11-25']]]);
  });

  test('of the chosen day is retried while another month is shown', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    const days: SlotCalendarProps['days'] = { '2026-11-24': { state: 'failed' } };
    render(<ControlledCalendar onEvent={() => {}} onRetry={onRetry} month="2026-12" day="2026-11-24" days={days} />);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry.mock.calls).toEqual([[['2026-11-24']]]);
  });

  test('offers no retry without a handler', () => {
    render(<ControlledCalendar onEvent={() => {}} day="2026-11-24" days={{ '2026-11-24': { state: 'failed' } }} />);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
