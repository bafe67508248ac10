import { Button } from '@agency-site/ui/Button';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BookingAnswers } from '../domain/booking/bookingFlow.ts';
import { readMoment } from '../domain/booking/moment.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { PlainForm } from '../lib/PlainForm';
import { lazyPart } from '../shell/tool/lazyPart.ts';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import { useWizard } from '../wizards/kit/useWizard.ts';
import { bookingStore, bookingWizard } from './bookingStore.ts';
import { Intro, useViewChanged } from './Intro';
import { page } from './page.css';
import type { TakenSlot } from './SlotPicker';
import { SlotStep } from './SlotStep';
import { late, waiting, whileLoading } from './slot.css';
import { monthOf, useTimes } from './useTimes.ts';
import { bookingWords as words } from './words.ts';

/** The prerendered page: only the browser knows the current day. */
function BookingPlaceholder() {
  return (
    <>
      <Intro title={words.title} lead={words.anyLead} />
      <div className={waiting}>
        <p className={whileLoading}>{words.loading}</p>
        {/* Posted to this URL, which may have the token of a paid consultation. */}
        <PlainForm method="post" className={late}>
          <p>{words.withoutScript.text}</p>
          <Button type="submit" tone="primary">
            {words.withoutScript.link}
          </Button>
        </PlainForm>
      </div>
    </>
  );
}

const loadFinalSteps = () => import('./FinalSteps');
const FinalSteps = lazy(loadFinalSteps);
const PaidBooking = lazyPart(async () => (await import('./paid/PaidTime')).PaidBooking);

/** Books a consultation: day, time, details. With `?paid=`, chooses the time of a paid one. */
export function Component() {
  const { search } = useLocation();
  // The calendar is slow to render, so it may be interrupted by input.
  const hydrated = useDeferredValue(useHydrated());
  return (
    <div className={page}>
      <meta name="description" content={words.description} />
      {hydrated ? <BookingTool paid={new URLSearchParams(search).get('paid')} /> : <BookingPlaceholder />}
    </div>
  );
}

function BookingTool({ paid }: { paid: string | null }) {
  if (paid === null) return <Booking />;
  return (
    <Suspense fallback={<BookingPlaceholder />}>
      <PaidBooking token={paid} />
    </Suspense>
  );
}

function Booking() {
  const wizard = useWizard(bookingWizard, bookingStore);
  const { answers } = wizard;
  const [month, setMonth] = useState<string>();
  const [taken, setTaken] = useState<TakenSlot>();
  const [booked, setBooked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const shown = month ?? (answers.day === null ? undefined : monthOf(answers.day));
  const times = useTimes(shown);
  // The confirmed panel stays, whatever the URL says. While a booking is being sent, the browser's Back can't leave the step.
  const isFinalStep = booked || confirming || wizard.step.id === 'details';
  const wasLeft = confirming && wizard.step.id !== 'details';
  const returnToDetails = useEffectEvent(wizard.next);
  useEffect(() => {
    if (wasLeft) returnToDetails();
  }, [wasLeft]);
  const viewChanged = useViewChanged(isFinalStep ? 'final' : 'slot');
  useCorrectedUrl(wizard.step.id);

  // Preload the next step once a day is chosen, in case the network fails later.
  const chosen = answers.day !== null;
  useEffect(() => {
    if (chosen) loadFinalSteps().catch(() => {});
  }, [chosen]);

  const answer = (change: Partial<BookingAnswers>) => {
    if (change.slot !== undefined) setTaken(undefined);
    // The calendar stays as it is if the day is one of the next month's that are in view.
    if (change.day !== undefined) setMonth((now) => now ?? shown ?? monthOf(times.today));
    wizard.answer(change);
  };

  if (isFinalStep)
    return (
      <Suspense fallback={null}>
        <FinalSteps
          focus={viewChanged}
          answers={answers}
          onAnswer={answer}
          visitorTimeZone={times.visitorTimeZone}
          onBack={wizard.back}
          onConfirming={setConfirming}
          onBooked={() => {
            setBooked(true);
            bookingStore.clear();
          }}
          onTaken={({ date }, message) => {
            setTaken({ slot: date, message });
            setMonth(undefined);
            wizard.back();
            wizard.answer({ slot: null });
            const start = readMoment(date, opening.timeZone)?.start;
            if (answers.day !== null && start !== undefined)
              times.markTaken(answers.day, { value: date, start, state: 'taken' });
          }}
        />
      </Suspense>
    );
  return (
    <SlotStep
      focus={viewChanged && taken === undefined}
      answers={answers}
      onAnswer={answer}
      times={times}
      month={shown ?? monthOf(times.today)}
      onMonthChange={setMonth}
      taken={taken}
      onNext={wizard.next}
    />
  );
}

/** Corrects a URL with a step that isn't open yet, as after a reload: otherwise choosing a time would jump there. */
function useCorrectedUrl(step: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('step');
  useEffect(() => {
    if (named !== null && named !== step) navigate({ search: '' }, { replace: true });
  }, [named, step, navigate]);
}
