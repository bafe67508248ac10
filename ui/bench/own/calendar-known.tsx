import '../../dist/components/SlotCalendar/SlotCalendar.css';
import { type DayAvailability, SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { useState } from 'react';
import { month as first, today } from '../content';

const nothing = () => {};

const labels = ['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'];
const timesOf = (day: string): DayAvailability => ({
  state: 'known',
  slots: labels.map((label, index) => ({ value: `${day} ${index}`, label, state: index % 3 ? 'open' : 'taken' })),
});
const days = Object.fromEntries(
  ['2027-01', '2027-02'].flatMap((month) =>
    Array.from({ length: 31 }, (_, index) => {
      const day = `${month}-${String(index + 1).padStart(2, '0')}`;
      return [day, timesOf(day)];
    }),
  ),
);

/** Every time of two months is known, and a day is chosen. */
export function Item() {
  const [month, setMonth] = useState(first);
  return (
    <SlotCalendar
      today={today}
      month={month}
      onMonthChange={setMonth}
      day="2027-01-12"
      onDayChange={nothing}
      slot={undefined}
      onSlotChange={nothing}
      days={days}
      zoneNote="Times are in Ireland."
    />
  );
}
