import { useEffect, useState } from 'react';
import type { Booked } from '../api/meeting.ts';
import { type BookingAnswers, bookingRequest } from '../domain/booking/bookingFlow.ts';
import type { BookingRequest } from '../domain/contract/booking.ts';
import { Confirmed } from './Confirmed';
import { DetailsStep } from './DetailsStep';
import { useConfirm } from './useConfirm.ts';

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
export default function FinalSteps({ onConfirming, onBooked, onTaken, onBack, ...props }: FinalStepsProps) {
  const [result, setResult] = useState<{ request: BookingRequest; booked: Booked }>();
  const { busy, failure, confirm } = useConfirm({
    onBooked: (request, booked) => {
      setResult({ request, booked });
      onBooked();
    },
    onTaken,
  });
  useEffect(() => onConfirming(busy), [onConfirming, busy]);
  if (result) return <Confirmed {...result} visitorTimeZone={props.visitorTimeZone} />;
  return (
    <DetailsStep
      {...props}
      busy={busy}
      failure={failure}
      onConfirm={() => {
        const request = bookingRequest(props.answers);
        if (request) void confirm({ ...request, timeZone: props.visitorTimeZone });
      }}
      onBack={onBack}
      onTaken={(message) => onTaken({ date: props.answers.slot ?? '' }, message)}
    />
  );
}
