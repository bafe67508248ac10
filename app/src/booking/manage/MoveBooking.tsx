import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useId, useRef, useState } from 'react';
import { readMoment } from '../../domain/booking/moment.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import type { ManagedBooking } from '../../domain/contract/booking.ts';
import { bookingTimeText } from '../bookingDetails.ts';
import { Choice } from '../Choice';
import { Failure } from '../Failure';
import { Intro } from '../Intro';
import { SlotPicker, type TakenSlot } from '../SlotPicker';
import * as css from '../slot.css';
import { monthOf, useTimes } from '../useTimes.ts';
import type { UseManaged } from './useManaged.ts';
import { manageWords } from './words.ts';

interface MoveBookingProps {
  booking: ManagedBooking;
  change: UseManaged['change'];
  onKeep: () => void;
  onMoved: () => void;
  /** Called with a message when the booking was changed elsewhere. */
  onStale: (message: string) => void;
}

const words = manageWords.moving;

/** Moves a booking to another time. */
export function MoveBooking({ booking, change, onKeep, onMoved, onStale }: MoveBookingProps) {
  const id = useId();
  const choice = useRef<HTMLDivElement>(null);
  const [month, setMonth] = useState<string>();
  const [chosen, setChosen] = useState<{ day: string | null; slot: string | null }>({ day: null, slot: null });
  const [taken, setTaken] = useState<TakenSlot>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const times = useTimes(month);
  const start = chosen.slot === null ? undefined : readMoment(chosen.slot, opening.timeZone)?.start;
  const missing = start === undefined ? words.missing : undefined;

  const move = async () => {
    const { day, slot } = chosen;
    if (day === null || slot === null || start === undefined) {
      const { current } = choice;
      const radio = current?.querySelector<HTMLElement>('input[type=radio]:enabled');
      (radio ?? current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]'))?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const outcome = await change({ action: 'move', date: new Date(start).toISOString() });
    setBusy(false);
    if (outcome.kind === 'done') return onMoved();
    if (outcome.kind === 'stale') return onStale(outcome.message);
    if (outcome.kind === 'failed') return setFailure(outcome.message);
    setTaken({ slot, message: outcome.message });
    setChosen({ day, slot: null });
    times.markTaken(day, { value: slot, start, state: 'taken' });
  };

  return (
    <>
      <Intro focus title={words.title} lead={words.now(bookingTimeText(Date.parse(booking.date), booking.duration))} />
      <div ref={choice}>
        <SlotPicker
          times={times}
          month={month ?? monthOf(times.today)}
          onMonthChange={setMonth}
          day={chosen.day}
          onDayChange={(day) => {
            setTaken(undefined);
            setChosen({ day, slot: null });
          }}
          slot={chosen.slot}
          onSlotChange={(slot) => {
            setTaken(undefined);
            setChosen((now) => ({ ...now, slot }));
          }}
          taken={taken}
        />
        <Choice
          title={words.newTime}
          start={start}
          minutes={booking.duration}
          visitorTimeZone={times.visitorTimeZone}
          missing={missing === undefined ? undefined : { id, text: missing }}
        >
          {failure ? <Failure>{failure}</Failure> : null}
          <div className={css.actions}>
            <Button
              tone="primary"
              busy={busy}
              busyLabel={words.busy}
              unavailable={missing !== undefined}
              aria-describedby={missing && id}
              onClick={() => void move()}
            >
              {words.confirm}
            </Button>
            <Button onClick={onKeep}>{words.keep}</Button>
          </div>
        </Choice>
      </div>
    </>
  );
}
