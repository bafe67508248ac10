import { useState } from 'react';
import { retryKeys } from '../api/idempotencyKey.ts';
import { type Booked, bookMeeting, isSlotTaken } from '../api/meeting.ts';
import { ApiError, messageOf } from '../api/request.ts';
import { type BookingAnswers, bookingRequest } from '../domain/booking/bookingFlow.ts';
import type { BookingRequest } from '../domain/contract/booking.ts';
import { Confirmed } from './Confirmed';
import { DetailsStep } from './DetailsStep';

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
  const [keys] = useState(retryKeys);

  /** A retry with the same details has the same idempotency key, so that it isn't booked twice. */
  async function send(request: BookingRequest): Promise<void> {
    onConfirming(true);
    try {
      setResult({ request, booked: await bookMeeting(request, keys.of(request)) });
      onBooked();
    } catch (error) {
      console.error(messageOf(error));
      // After a refusal, the next request gets a new key.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.forget();
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
