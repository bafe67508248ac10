'use client';

import { Button } from '@agency-site/ui/Button';
import { SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { vars } from '@agency-site/ui/theme';
import { useSlotCalendar } from '@agency-site/ui/useSlotCalendar';
import { type FormEvent, useState } from 'react';

/** Plays the part of your server, so that this example runs without one. */
const taken = new Set(['24T09:30']);

/** Yours fetches `/api/times?from=…&to=…`, and passes the signal on. */
async function load({ first }: { first: string }) {
  return ['24T09:30', '24T10:00', '24T14:00', '25T10:00'].map((time) => ({
    value: `${first.slice(0, 8)}${time}:00Z`,
    state: taken.has(time) ? ('taken' as const) : ('open' as const),
  }));
}

/** Yours posts the slot to `/api/bookings`. Here someone else takes 10:00 on the 24th before you do. */
async function book(slot: string): Promise<'booked' | 'taken'> {
  if (slot.includes('24T10:00')) taken.add('24T10:00');
  return taken.has(slot.slice(8, 16)) ? 'taken' : 'booked';
}

/** The form that had the focus is gone: the thanks take it, and are read aloud. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus();

export default function Booking({ today = '2026-11-20' }: { today?: string }) {
  const calendar = useSlotCalendar({ today, timeZone: 'Europe/Dublin', load });
  const { slot } = calendar;
  const [lost, setLost] = useState<string>();
  const [state, setState] = useState<'choosing' | 'busy' | 'booked' | 'failed'>('choosing');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!slot) return;
    setState('busy');
    try {
      const answer = await book(slot);
      setState(answer === 'booked' ? 'booked' : 'choosing');
      if (answer === 'booked') return;
      // Loads the times again: the calendar then says that this one is taken.
      setLost(slot);
      calendar.onRetry();
    } catch {
      setState('failed');
    }
  };

  if (state === 'booked')
    return (
      <p ref={takeFocus} tabIndex={-1}>
        Thank you. Your time is booked.
      </p>
    );
  return (
    <form onSubmit={send} style={{ display: 'grid', gap: vars.space.s3, justifyItems: 'start' }}>
      <SlotCalendar {...calendar} zoneNote="Times are in Ireland (Europe/Dublin)." style={{ inlineSize: '100%' }} />
      <Button
        type="submit"
        tone="primary"
        unavailable={!slot || slot === lost}
        busy={state === 'busy'}
        busyLabel="One moment..."
      >
        Book this time
      </Button>
      <p role="status">{state === 'failed' ? 'The booking did not arrive, and no time is booked. Try again.' : ''}</p>
    </form>
  );
}
