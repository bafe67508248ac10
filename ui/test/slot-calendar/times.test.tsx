import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { DayAvailability } from '../../src/SlotCalendar/SlotCalendar';
import {
  ClocksGoBack,
  DayError,
  FullyBooked,
  NoTimes,
  NothingChosen,
  OtherTimeZone,
  TimeChosen,
  TimeJustTaken,
} from '../../src/SlotCalendar/SlotCalendar.stories';
import { ControlledCalendar, day, nov24, statuses, time, times } from './kit';

describe('the times', () => {
  test('are one radio group in which taken times are disabled', async () => {
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

  test('are submitted by a form', () => {
    render(
      <form aria-label="Booking">
        <ControlledCalendar
          onEvent={() => {}}
          name="slot"
          day="2026-11-24"
          slot="late"
          days={{ '2026-11-24': nov24 }}
        />
      </form>,
    );
    expect([...new FormData(screen.getByRole('form'))]).toEqual([['slot', 'late']]);
  });

  test('stay chosen when the same day is clicked again, and another day calls onDayChange once', async () => {
    const user = userEvent.setup();
    const onEvent = vi.fn();
    render(<ControlledCalendar onEvent={onEvent} day="2026-11-24" slot="late" days={{ '2026-11-24': nov24 }} />);
    await user.click(day('24 November'));
    expect(onEvent).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
    await user.click(day('25 November'));
    await user.click(day('24 November'));
    await user.click(screen.getByText('9:00 AM'));
    expect(onEvent.mock.calls).toEqual([
      ['day', '2026-11-25'],
      ['day', '2026-11-24'],
      ['slot', 'early'],
    ]);
  });

  test('with the same text differ by their offset', () => {
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

  test('include the visitor’s own time, and are worth their moment', () => {
    render(<OtherTimeZone />);
    expect(time('10:00 AM 11:00 PM your time')).toHaveAttribute('value', '2026-11-24T10:00Z');
    expect(time('10:00 AM 11:00 PM your time')).toBeEnabled();
    expect(time('11:00 AM Wed 12:00 AM your time')).toBeEnabled();
  });

  test('taken in the meantime are named, and not shown as chosen', async () => {
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
  ])('%s show a message', (_, Story, text) => {
    render(<Story />);
    expect(statuses()).toContain(text);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test.each<[DayAvailability, string]>([
    [{ state: 'closed' }, 'This day cannot be booked.'],
    [{ state: 'closed', reason: 'Bank holiday' }, 'Bank holiday'],
    [{ state: 'unknown' }, 'Loading times…'],
  ])('of a chosen day that is %o say "%s"', (known, text) => {
    render(<ControlledCalendar onEvent={() => {}} day="2026-11-24" days={{ '2026-11-24': known }} />);
    expect(statuses()).toContain(text);
  });

  test('of a chosen day that has passed are not offered', () => {
    render(
      <ControlledCalendar onEvent={() => {}} today="2026-11-25" day="2026-11-24" days={{ '2026-11-24': nov24 }} />,
    );
    expect(statuses()).toContain('This day is past.');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
