import { useState } from 'react';
import type { Booked } from '../api/meeting.ts';
import { type BookingAnswers, bookingRequest } from '../domain/booking/bookingFlow.ts';
import type { BookingRequest } from '../domain/contract/booking.ts';
import { Confirmed } from './Confirmed';
import { DetailsStep } from './DetailsStep';
import { useConfirm } from './useConfirm.ts';

interface EndingProps {
  focus: boolean;
  answers: BookingAnswers;
  onAnswer: (change: Partial<BookingAnswers>) => void;
  visitorTimeZone: string;
  onBack: () => void;
  onBooked: () => void;
  /** The time has been taken; the message says so. */
  onGone: (request: BookingRequest, message: string) => void;
}

/**
 * The steps after the time: details and confirmation. Loaded together, so that after a
 * booking the confirmation can be shown.
 */
export default function Ending({ onBooked, onGone, onBack, ...props }: EndingProps) {
  const [call, setCall] = useState<{ request: BookingRequest; booked: Booked }>();
  const { busy, failure, confirm } = useConfirm({
    onBooked: (request, booked) => {
      setCall({ request, booked });
      onBooked();
    },
    onGone,
  });
  if (call) return <Confirmed {...call} visitorTimeZone={props.visitorTimeZone} />;
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
    />
  );
}
