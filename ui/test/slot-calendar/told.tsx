import { screen } from '@testing-library/react';
import { useState } from 'react';
import { type DayAvailability, SlotCalendar, type SlotCalendarProps } from '../../src/SlotCalendar/SlotCalendar';

/** The days whose names hold some words: "24 November". */
export const day = (words: string) => screen.getByRole('button', { name: new RegExp(`(^|\\D)${words}`) });

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

/** A calendar whose app takes over every choice, and tells what it was told. */
export function Told({
  on,
  today = '2026-11-20',
  month = today.slice(0, 7),
  ...props
}: Partial<SlotCalendarProps> & { on: (...told: unknown[]) => void }) {
  const [at, setAt] = useState({ month, day: props.day, slot: props.slot });
  const tell = (what: 'month' | 'day' | 'slot') => (value: string) => {
    on(what, value);
    setAt((now) => ({ ...now, [what]: value }));
  };
  return (
    <SlotCalendar
      today={today}
      days={{}}
      zoneNote="Times are in Ireland."
      onMonthChange={tell('month')}
      onDayChange={tell('day')}
      onSlotChange={tell('slot')}
      {...props}
      {...at}
    />
  );
}
