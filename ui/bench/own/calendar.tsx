import '../../dist/components/SlotCalendar/SlotCalendar.css';
import { SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { useState } from 'react';
import { month as first, today } from '../content';

const nothing = () => {};

export function Item() {
  const [month, setMonth] = useState(first);
  return (
    <SlotCalendar
      today={today}
      month={month}
      onMonthChange={setMonth}
      day={undefined}
      onDayChange={nothing}
      slot={undefined}
      onSlotChange={nothing}
      days={{}}
      zoneNote="Times are in Ireland."
    />
  );
}
