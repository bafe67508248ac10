'use client';

import { type DayAvailability, SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { slotTimes } from '@agency-site/ui/slotTimes';
import { useState } from 'react';

/** As a server sends them. */
const moments = ['2026-11-24T09:30:00Z', '2026-11-24T10:00:00Z', '2026-11-24T14:00:00Z'];
const times = slotTimes(moments, { timeZone: 'Europe/Dublin' });

const days: Record<string, DayAvailability> = {
  '2026-11-22': { state: 'closed', reason: 'closed on Sundays' },
  '2026-11-23': { state: 'known', slots: [] },
  '2026-11-24': {
    state: 'known',
    slots: times.map((time, at) => ({ ...time, state: at === 0 ? 'taken' : 'open' })),
  },
};

export default function FreeTimes() {
  const [month, setMonth] = useState('2026-11');
  const [day, setDay] = useState<string | undefined>('2026-11-24');
  const [slot, setSlot] = useState<string>();
  return (
    <SlotCalendar
      today="2026-11-20"
      lastMonth="2026-12"
      month={month}
      onMonthChange={setMonth}
      day={day}
      onDayChange={(next) => {
        setDay(next);
        setSlot(undefined);
      }}
      slot={slot}
      onSlotChange={setSlot}
      days={days}
      zoneNote="Times are in Ireland (Europe/Dublin)."
    />
  );
}
