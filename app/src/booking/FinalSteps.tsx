import { useState } from 'react';
import { createIdempotencyKeys } from '../api/idempotencyKey.ts';
import { type Booked, bookMeeting, isSlotTaken } from '../api/meeting.ts';
import { ApiError, messageOf } from '../api/request.ts';
import { paths } from '../content/links/paths.ts';
import { type BookingAnswers, bookingRequest } from '../domain/booking/bookingFlow.ts';
import { readMoment } from '../domain/booking/moment.ts';
import { opening } from '../domain/catalogue/opening.ts';
import type { BookingRequest } from '../domain/contract/booking.ts';
import { link } from '../shell/style/type.css';
import { AddToCalendar, manageLink } from './AddToCalendar';
import { BookedCall } from './BookedCall';
import { DetailsStep } from './DetailsStep';
import * as css from './ending.css';
import { endingWords } from './endingWords.ts';
import { Intro } from './Intro';
import { bookingWords } from './words.ts';

interface FinalStepsProps {
  focus: boolean;
  answers: BookingAnswers;
  onAnswer: (change: Partial<BookingAnswers>) => void;
  visitorTimeZone: string;
  onBack: () => void;
  /** Called when a booking is sent, and when it is answered. */
  onConfirming: (confirming: boolean) => void;
  onBooked: () => void;
  /** The time has been taken; the message says so. */
  onTaken: (request: Pick<BookingRequest, 'date'>, message: string) => void;
}

/**
 * The steps after the time: details and confirmation. Loaded together, so that after a
 * booking the confirmation can be shown.
 */
export default function FinalSteps({ onConfirming, onBooked, onTaken, ...props }: FinalStepsProps) {
  const [result, setResult] = useState<{ request: BookingRequest; booked: Booked }>();
  const [keys] = useState(createIdempotencyKeys);

  /** A retry with the same details has the same idempotency key, so that it isn't booked twice. */
  async function send(request: BookingRequest): Promise<void> {
    onConfirming(true);
    try {
      setResult({ request, booked: await bookMeeting(request, keys.keyFor(request)) });
      onBooked();
    } catch (error) {
      console.error(messageOf(error));
      // After a refusal, the next request gets a new key.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.reset();
      if (!(error instanceof ApiError && isSlotTaken(error))) throw error;
      onTaken(request, error.message);
    } finally {
      onConfirming(false);
    }
  }

  if (result) return <Confirmed {...result} visitorTimeZone={props.visitorTimeZone} />;
  return (
    <DetailsStep
      {...props}
      onConfirm={async (details) => {
        const request = bookingRequest({ ...props.answers, ...details });
        if (request) await send({ ...request, timeZone: props.visitorTimeZone });
      }}
      onTaken={(message) => onTaken({ date: props.answers.slot ?? '' }, message)}
    />
  );
}

interface ConfirmedProps {
  request: BookingRequest;
  booked: Booked;
  visitorTimeZone: string;
}

const words = endingWords.confirmed;

/** The confirmation: time, recipient of the invitation, and links to save or change it. */
function Confirmed({ request, booked, visitorTimeZone }: ConfirmedProps) {
  const { name, email, date, duration } = request;
  const start = readMoment(date, opening.timeZone)?.start ?? 0;
  const manage = manageLink(booked.manageUrl);
  return (
    <div className={css.column} data-no-newsletter>
      <Intro focus title={words.title} />
      <BookedCall
        leaf
        start={start}
        minutes={duration}
        visitorTimeZone={visitorTimeZone}
        host={booked.host}
        sent={words.sent(email)}
        items={[{ term: bookingWords.details.name, description: name }]}
      />
      <h2 className={css.part}>{endingWords.entry.heading}</h2>
      <AddToCalendar start={start} token={manage?.token} />
      <p className={css.links}>
        {manage ? (
          <a className={link} href={manage.path}>
            {words.manage}
          </a>
        ) : (
          words.reply
        )}
        <a className={link} href={paths.home}>
          {words.again}
        </a>
      </p>
    </div>
  );
}
