import { Button } from '@agency-site/ui/Button';
import { type ReactNode, useState } from 'react';
import { readMoment } from '../domain/booking/moment.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { useTask } from '../lib/useTask.ts';
import { Problem } from '../shell/Problem';
import { useFreeze } from '../shell/tool/useFreeze.ts';
import type { Outcome } from './outcome.ts';
import { SlotPicker, type TakenSlot } from './SlotPicker';
import * as css from './slot.css';
import { monthOf, useTimes } from './useTimes.ts';

interface ChooseTimeProps {
  /** Names the choice. */
  title: string;
  /** Minutes. */
  duration: number;
  words: { missing: string; confirm: string; busy: string };
  /** Sends the chosen time, in UTC. */
  onChoose: (date: string, visitorTimeZone: string) => Promise<Outcome>;
  onDone?: () => void;
  /** Called with a message when the booking was changed elsewhere. */
  onStale: (message: string) => void;
  /** Another button. */
  children?: ReactNode;
}

/** The calendar with one button that books the chosen time. */
export function ChooseTime({ title, duration, words, onChoose, onDone, onStale, children }: ChooseTimeProps) {
  const [month, setMonth] = useState<string>();
  const [chosen, setChosen] = useState<{ day: string | null; slot: string | null }>({ day: null, slot: null });
  const [taken, setTaken] = useState<TakenSlot>();
  const times = useTimes(month);
  const start = chosen.slot === null ? undefined : readMoment(chosen.slot, opening.timeZone)?.start;

  const {
    run: choose,
    busy,
    failure,
  } = useTask(async () => {
    const { day, slot } = chosen;
    if (day === null || slot === null || start === undefined) return;
    const outcome = await onChoose(new Date(start).toISOString(), times.visitorTimeZone);
    if (outcome.kind === 'done') return onDone?.();
    if (outcome.kind === 'stale') return onStale(outcome.message);
    setTaken({ slot, message: outcome.message });
    setChosen({ day, slot: null });
    times.markTaken(day, { value: slot, start, state: 'taken' });
  });
  const confirm = useFreeze(busy);

  return (
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
      title={title}
      start={start}
      minutes={duration}
      missing={start === undefined ? words.missing : undefined}
      beside={children}
    >
      {(button, focusMissing) => (
        <>
          <Problem>{failure?.message}</Problem>
          <div className={css.actions}>
            <Button
              {...button}
              ref={confirm}
              tone="primary"
              busy={busy}
              busyLabel={words.busy}
              onClick={() => (button.unavailable ? focusMissing() : choose())}
            >
              {words.confirm}
            </Button>
            {children}
          </div>
        </>
      )}
    </SlotPicker>
  );
}
