import { screen } from '@testing-library/react';
import { useState } from 'react';
import { type DayAvailability, SlotCalendar, type SlotCalendarProps } from '../../src/SlotCalendar/SlotCalendar';

/** The button of a day whose name contains a text: "24 November". By its label: 42 buttons by role and name take seconds. */
export const day = (text: string) => screen.getByLabelText(new RegExp(`(^|\\D)${text}`), { selector: 'button' });

export const times = () => screen.getByRole('group', { name: 'Select a Time' });

export const time = (name: string) => screen.getByRole('radio', { name });

export const month = () => screen.getAllByRole('heading', { level: 2 })[0];

export const statuses = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);

export const nov24: DayAvailability = {
  state: 'known',
  slots: [
    { value: 'early', label: '9:00 AM', state: 'open' },
    { value: 'late', label: '3:00 PM', state: 'open' },
  ],
};

export const full: DayAvailability = { state: 'full' };

/** A calendar in an app that stores every change and reports it to `onEvent`. */
export function ControlledCalendar({
  onEvent,
  today = '2026-11-20',
  month = today.slice(0, 7),
  ...props
}: Partial<SlotCalendarProps> & { onEvent: (...event: unknown[]) => void }) {
  const [state, setState] = useState({ month, day: props.day, slot: props.slot });
  const change = (field: 'month' | 'day' | 'slot') => (value: string) => {
    onEvent(field, value);
    setState((current) => ({ ...current, [field]: value }));
  };
  return (
    <SlotCalendar
      today={today}
      days={{}}
      zoneNote="Times are in Ireland."
      onMonthChange={change('month')}
      onDayChange={change('day')}
      onSlotChange={change('slot')}
      {...props}
      {...state}
    />
  );
}
