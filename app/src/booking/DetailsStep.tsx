import { Button } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { TextField } from '@agency-site/ui/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { holdSlot } from '../api/holdSlot.ts';
import { isSlotTaken } from '../api/meeting.ts';
import { ApiError } from '../api/request.ts';
import { paths } from '../content/links/paths.ts';
import { type BookingAnswers, bookingProblems } from '../domain/booking/bookingFlow.ts';
import { readClock } from '../domain/booking/clock.ts';
import { cityOf, ownLabel, shortDayLabel, timeLabel } from '../domain/booking/labels.ts';
import { readMoment } from '../domain/booking/moment.ts';
import { bookingQuestionIds, bookingQuestions, eachQuestion } from '../domain/booking/questions.ts';
import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { opening } from '../domain/catalogue/opening.ts';
import type { Entered } from '../domain/contract/booking.ts';
import { isEmail } from '../domain/forms/email.ts';
import { PlainForm } from '../lib/PlainForm';
import { useForm } from '../lib/useForm.ts';
import { usePrefill } from '../shell/account/useSession.ts';
import { ContactPerson } from '../shell/ContactPerson';
import { emailField, nameField } from '../shell/contactFields.ts';
import { keepFocus } from '../shell/SubmitButton';
import * as dock from '../shell/style/dock.css';
import { h3 } from '../shell/style/type.css';
import { useFreeze } from '../shell/tool/useFreeze.ts';
import { bookingDetails } from './bookingDetails.ts';
import * as css from './ending.css';
import { endingWords } from './endingWords.ts';
import { Intro } from './Intro';
import { panel } from './page.css';
import { bookingWords } from './words.ts';

const words = endingWords.details;

/** Milliseconds after the last key before validating. */
const idle = 1000;

interface DetailsStepProps {
  focus: boolean;
  answers: BookingAnswers;
  onAnswer: (change: Partial<BookingAnswers>) => void;
  visitorTimeZone: string;
  /** @throws ApiError */
  onConfirm: (details: Entered) => Promise<void>;
  onBack: () => void;
  /** The time is no longer free; the message says so. */
  onTaken: (message: string) => void;
}

/** The second step: contact details and a summary. */
export function DetailsStep(props: DetailsStepProps) {
  const { focus, answers, onAnswer, visitorTimeZone, onConfirm, onBack, onTaken } = props;
  const { slot } = answers;
  const problemsOf = (details: Entered) => bookingProblems({ ...answers, ...details });
  const { field, values, change, reach, submit, busy, failure } = useForm({
    initial: { name: answers.name, email: answers.email, ...eachQuestion((id) => answers[id]) },
    problems: (details) => {
      const problems = problemsOf(details);
      const at = (name: keyof Entered) => problems.find((problem) => problem.field === name)?.message;
      return { name: at('name'), email: at('email') };
    },
    onChange: onAnswer,
    send: onConfirm,
  });
  usePrefill(values, change);
  const host = useHold(slot, onTaken);
  const confirmRef = useFreeze(busy);
  const isFinal = failure && failure.status > 0 && failure.status < 500;
  const isWrong = problemsOf(values).length > 0;
  const { email } = values;
  const isTyping = email.trim() !== '' && !isEmail(email);
  const start = slot === null ? undefined : readMoment(slot, opening.timeZone)?.start;
  const differs = start !== undefined && ownLabel(start, opening.timeZone, visitorTimeZone) !== null;

  // Don't show an error at the first letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the timer
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => reach('email'), idle);
    return () => clearTimeout(timer);
  }, [isTyping, email]);

  return (
    <>
      <Intro focus={focus} title={words.title} lead={words.lead} />
      <PlainForm className={css.details} onSubmit={submit}>
        <div className={css.fields}>
          <TextField {...field('name')} {...nameField} label={words.name} />
          <TextField {...field('email')} {...emailField} label={words.email} />
          {bookingQuestionIds.map((id) => (
            <TextField key={id} {...field(id)} {...bookingQuestions[id].field} />
          ))}
          <p className={css.fine}>
            {words.privacy} <a href={paths.privacy}>{words.privacyLink}</a>
          </p>
        </div>
        <section className={panel} aria-label={bookingWords.consultation}>
          <h2 className={h3}>{bookingWords.consultation}</h2>
          <DescriptionList
            items={[
              ...(start === undefined ? [] : bookingDetails(start, consultationMinutes, visitorTimeZone)),
              { term: bookingWords.details.method, description: bookingWords.method },
            ]}
          />
          <div className={dock.bar} data-dock>
            {failure && (
              <p className={dock.refused} role="alert">
                {`${failure.message.replace(/\.?$/, '.')} ${isFinal ? '' : words.again}`}
              </p>
            )}
            {start !== undefined && (
              <p className={dock.due}>
                <span className={dock.amount}>{timeLabel(start, opening.timeZone)}</span>{' '}
                <span className={dock.whole}>
                  {differs && `${cityOf(opening.timeZone)}, `}
                  {shortDayLabel(readClock(start, opening.timeZone).day)}
                </span>
              </p>
            )}
            <Button
              ref={confirmRef}
              className={dock.order}
              tone="primary"
              wide
              type="submit"
              busy={busy}
              busyLabel={words.busy}
              unavailable={isWrong}
              onClick={isWrong ? submit : undefined}
              onMouseDown={keepFocus}
            >
              {words.confirm}
            </Button>
          </div>
          <Button wide onClick={onBack}>
            {words.back}
          </Button>
          {/* Known last: below, so that nothing moves. */}
          {host !== undefined && <ContactPerson lead={bookingWords.person} host={host} />}
        </section>
      </PlainForm>
    </>
  );
}

/**
 * Has the chosen time held while the visitor types. A time that can't be held may still be booked.
 * @param slot in the server's own text
 * @param onTaken the time is no longer free; the message says so
 * @returns who takes the call, once that is known; null while the agency has one host
 */
function useHold(slot: string | null, onTaken: (message: string) => void): string | null | undefined {
  const [host, setHost] = useState<string | null>();
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    if (slot === null) return;
    let hasLeft = false;
    holdSlot(slot).then(
      (held) => {
        if (!hasLeft) setHost(held ?? null);
      },
      (error: unknown) => {
        if (!hasLeft && error instanceof ApiError && isSlotTaken(error)) tell(error.message);
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [slot]);
  return host;
}
