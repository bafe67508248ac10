'use client';

import { Button } from '@agency-site/ui/Button';
import { SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { vars } from '@agency-site/ui/theme';
import { useSlotCalendar } from '@agency-site/ui/useSlotCalendar';
import { type FormEvent, useState } from 'react';

/** Stands for `fetch('/api/times?from=…&to=…', { signal })` here, so that the example runs. */
async function load({ first }: { first: string }) {
  const month = first.slice(0, 7);
  return ['24T09:30', '24T10:00', '24T14:00', '25T10:00'].map((time, at) => ({
    value: `${month}-${time}:00Z`,
    state: at === 0 ? ('taken' as const) : ('open' as const),
  }));
}

export default function Booking({ today = '2026-11-20' }: { today?: string }) {
  const calendar = useSlotCalendar({ today, timeZone: 'Europe/Dublin', load });
  const [booked, setBooked] = useState(false);

  /** Here `calendar.slot` goes to your server, which books it or says that it is taken. */
  const book = (event: FormEvent) => {
    event.preventDefault();
    setBooked(true);
  };

  return (
    <form onSubmit={book} style={{ display: 'grid', gap: vars.space.s3, justifyItems: 'start' }}>
      <SlotCalendar {...calendar} zoneNote="Times are in Ireland (Europe/Dublin)." style={{ inlineSize: '100%' }} />
      <Button type="submit" tone="primary" unavailable={!calendar.slot}>
        Book this time
      </Button>
      <p role="status">{booked && 'Thank you. Your time is booked.'}</p>
    </form>
  );
}
