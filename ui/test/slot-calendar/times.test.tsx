import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { DayAvailability } from '../../src/SlotCalendar/SlotCalendar';
import {
  ClocksGoBack,
  DayError,
  FullyBooked,
  NoonAndMidnight,
  NoTimes,
  NothingChosen,
  OtherTimeZone,
  TimeChosen,
  TimeJustTaken,
} from '../../src/SlotCalendar/SlotCalendar.stories';
import { day, nov24, statuses, Told, time, times } from './told';

describe('the times', () => {
  test('are one group of radios, told apart from the ones that are taken', async () => {
    const user = userEvent.setup();
    render(<TimeChosen />);
    expect(times()).toHaveAccessibleDescription('Tuesday 24 November 2026 Times are in Ireland (Europe/Dublin).');
    expect(time('10:30 AM')).toBeChecked();
    expect(time('9:30 AM, taken')).toBeDisabled();
    await user.click(screen.getByText('9:30 AM'));
    expect(time('10:30 AM')).toBeChecked();
    await user.click(screen.getByText('11:00 AM'));
    expect(time('11:00 AM')).toBeChecked();
    expect(time('10:30 AM')).not.toBeChecked();
  });

  test('can be sent by a form', () => {
    render(
      <form aria-label="Booking">
        <Told on={() => {}} name="slot" day="2026-11-24" slot="late" days={{ '2026-11-24': nov24 }} />
      </form>,
    );
    expect([...new FormData(screen.getByRole('form'))]).toEqual([['slot', 'late']]);
  });

  test('of another day are asked for once, and those of the same day are not forgotten', async () => {
    const user = userEvent.setup();
    const on = vi.fn();
    render(<Told on={on} day="2026-11-24" slot="late" days={{ '2026-11-24': nov24 }} />);
    await user.click(day('24 November'));
    expect(on).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
    await user.click(day('25 November'));
    await user.click(day('24 November'));
    await user.click(screen.getByText('9:00 AM'));
    expect(on.mock.calls).toEqual([
      ['day', '2026-11-25'],
      ['day', '2026-11-24'],
      ['slot', 'early'],
    ]);
  });

  test('that read the same are told apart', () => {
    render(<ClocksGoBack />);
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '1:00 AM GMT+1',
      '1:30 AM GMT+1',
      '1:00 AM GMT',
      '1:30 AM GMT',
      '2:00 AM',
      '2:30 AM',
    ]);
    expect(time('1:30 AM GMT')).toBeChecked();
    expect(time('1:30 AM GMT+1')).not.toBeChecked();
  });

  test('of noon and midnight are 12, and those of the visitor stand with them', () => {
    const { unmount } = render(<NoonAndMidnight />);
    expect(time('12:00 AM')).toHaveAttribute('value', '2026-11-24T00:00Z');
    expect(time('12:00 PM')).toHaveAttribute('value', '2026-11-24T12:00Z');
    unmount();
    render(<OtherTimeZone />);
    expect(time('10:00 AM 11:00 PM your time')).toBeEnabled();
    expect(time('11:00 AM Wed 12:00 AM your time')).toBeEnabled();
  });

  test('that were taken meanwhile are named, and not shown as chosen', async () => {
    const user = userEvent.setup();
    render(<TimeJustTaken />);
    expect(statuses()).toContain('10:30 AM is no longer free. Please choose another time.');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(screen.getByText('11:00 AM'));
    expect(statuses()).toEqual([]);
  });

  test.each([
    ['without a day', NothingChosen, 'Choose a day to see its times.'],
    ['without times', NoTimes, 'No available slots for this date.'],
    ['all taken', FullyBooked, 'This day is fully booked.'],
    ['that failed', DayError, 'We could not load times.'],
  ])('%s say so', (_, Story, text) => {
    render(<Story />);
    expect(statuses()).toContain(text);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test.each<[DayAvailability, string]>([
    [{ state: 'closed' }, 'This day cannot be booked.'],
    [{ state: 'closed', reason: 'Bank holiday' }, 'Bank holiday'],
    [{ state: 'unknown' }, 'Loading times…'],
  ])('of a chosen day that is %o say "%s"', (known, text) => {
    render(<Told on={() => {}} day="2026-11-24" days={{ '2026-11-24': known }} />);
    expect(statuses()).toContain(text);
  });

  test('of a chosen day that has passed are not offered', () => {
    render(<Told on={() => {}} today="2026-11-25" day="2026-11-24" days={{ '2026-11-24': nov24 }} />);
    expect(statuses()).toContain('This day is past.');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
