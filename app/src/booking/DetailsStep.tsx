import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../content/links/paths.ts';
import { type BookingAnswers, bookingProblem } from '../domain/booking/bookingFlow.ts';
import { readMoment } from '../domain/booking/moment.ts';
import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { emailError, isEmail } from '../domain/forms/email.ts';
import { PlainForm } from '../lib/PlainForm';
import { usePrefill } from '../shell/account/usePrefill.ts';
import { emailField, nameField } from '../shell/contactFields.ts';
import { DescriptionList } from '../shell/DescriptionList';
import { keepFocus } from '../shell/keepFocus.ts';
import { Problem } from '../shell/Problem';
import { h3 } from '../shell/style/type.css';
import { useFreeze } from '../shell/tool/useFreeze.ts';
import { bookingDetails, hostDetail } from './bookingDetails.ts';
import * as css from './ending.css';
import { endingWords } from './endingWords.ts';
import { Intro } from './Intro';
import { panel } from './page.css';
import { useHold } from './useHold.ts';
import { bookingWords } from './words.ts';

const words = endingWords.details;

/** Milliseconds after the last key before validating. */
const idle = 1000;

interface DetailsStepProps {
  focus: boolean;
  answers: BookingAnswers;
  onAnswer: (change: Partial<BookingAnswers>) => void;
  visitorTimeZone: string;
  busy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onBack: () => void;
  /** The time is no longer free; the message says so. */
  onTaken: (message: string) => void;
}

/** The second step: contact details and a summary. */
export function DetailsStep(props: DetailsStepProps) {
  const { focus, answers, onAnswer, visitorTimeZone, busy, failure, onConfirm, onBack, onTaken } = props;
  const { slot, name, email } = answers;
  usePrefill(answers, onAnswer);
  const host = useHold(slot, onTaken);
  const confirmRef = useFreeze(busy);
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const [showsEmailError, setShowsEmailError] = useState(false);
  const problem = bookingProblem(answers);
  const wrong = email.trim() !== '' && !isEmail(email);
  const start = slot === null ? undefined : readMoment(slot, opening.timeZone)?.start;

  // Don't show an error at the first letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the timer
  useEffect(() => {
    if (!wrong) return;
    const timer = setTimeout(() => setShowsEmailError(true), idle);
    return () => clearTimeout(timer);
  }, [wrong, email]);

  const showProblem = () => {
    setTried(true);
    (problem?.field === 'name' ? nameRef : emailRef).current?.focus();
  };

  return (
    <>
      <Intro focus={focus} title={words.title} lead={words.lead} />
      <PlainForm className={css.details} onSubmit={problem ? showProblem : onConfirm}>
        <div className={css.fields}>
          <TextField
            {...nameField}
            ref={nameRef}
            label={words.name}
            value={name}
            error={tried && problem?.field === 'name' ? problem.message : undefined}
            onValueChange={(value) => onAnswer({ name: value })}
          />
          <TextField
            {...emailField}
            ref={emailRef}
            label={words.email}
            value={email}
            error={(wrong && showsEmailError) || tried ? (emailError(email) ?? undefined) : undefined}
            onValueChange={(value) => {
              if (isEmail(value)) setShowsEmailError(false);
              onAnswer({ email: value });
            }}
            onBlur={() => setShowsEmailError(wrong)}
          />
          <p className={css.fine}>
            {words.privacy} <a href={paths.privacy}>{words.privacyLink}</a>
          </p>
        </div>
        <section className={panel} aria-label={bookingWords.consultation}>
          <h2 className={h3}>{bookingWords.consultation}</h2>
          <DescriptionList
            layout="compact"
            items={[
              ...(start === undefined ? [] : bookingDetails(start, consultationMinutes, visitorTimeZone)),
              { name: bookingWords.details.method, value: bookingWords.method },
              // Known last, so that nothing above it moves.
              ...hostDetail(host),
            ]}
          />
          <Problem>{failure}</Problem>
          <div className={css.buttons}>
            <Button
              ref={confirmRef}
              className={css.confirm}
              tone="primary"
              wide
              type="submit"
              busy={busy}
              busyLabel={words.busy}
              unavailable={problem !== null}
              onClick={problem ? showProblem : undefined}
              onMouseDown={keepFocus}
            >
              {words.confirm}
            </Button>
            <Button wide onClick={onBack}>
              {words.back}
            </Button>
          </div>
        </section>
      </PlainForm>
    </>
  );
}
