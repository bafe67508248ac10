import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import { type BookingAnswers, chooseDay } from '../domain/booking/bookingFlow.ts';
import { readMoment } from '../domain/booking/moment.ts';
import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { ArrowIcon } from '../shell/icons';
import { Intro } from './Intro';
import { SlotPicker, type TakenSlot } from './SlotPicker';
import type { UseTimes } from './useTimes.ts';
import { bookingWords as words } from './words.ts';

interface SlotStepProps {
  focus: boolean;
  answers: BookingAnswers;
  onAnswer: (change: Partial<BookingAnswers>) => void;
  times: UseTimes;
  month: string;
  onMonthChange: (month: string) => void;
  taken: TakenSlot | undefined;
  onNext: () => void;
}

/** The first step: day and time. */
export function SlotStep({ focus, answers, onAnswer, times, month, onMonthChange, taken, onNext }: SlotStepProps) {
  const [refused, setRefused] = useState(false);
  const { day, slot } = answers;

  const known = day === null ? undefined : times.days[day];
  const gone = known?.state === 'known' && !known.slots.some(({ value, state }) => value === slot && state === 'open');
  const start = slot === null || gone ? undefined : readMoment(slot, opening.timeZone)?.start;
  const missing = day === null ? words.missing.day : start === undefined ? words.missing.time : undefined;

  const next = (focusMissing: () => void) => {
    if (!missing) return onNext();
    setRefused(true);
    focusMissing();
  };

  return (
    <>
      <Intro focus={focus} title={words.title} lead={words.lead} />
      <SlotPicker
        times={times}
        month={month}
        onMonthChange={onMonthChange}
        day={day}
        onDayChange={(to) => onAnswer(chooseDay(answers, to))}
        slot={slot}
        onSlotChange={(to) => onAnswer({ slot: to })}
        taken={taken}
        footnote={words.note}
        title={words.consultation}
        start={start}
        minutes={consultationMinutes}
        missing={missing}
        refused={refused}
      >
        {(button, focusMissing) => (
          <Button {...button} tone="primary" onClick={() => next(focusMissing)}>
            {words.next}
            <ArrowIcon />
          </Button>
        )}
      </SlotPicker>
    </>
  );
}
