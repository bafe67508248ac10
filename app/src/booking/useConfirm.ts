import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../api/idempotencyKey.ts';
import { type Booked, bookMeeting, isSlotTaken } from '../api/meeting.ts';
import { ApiError, somethingWrong } from '../api/request.ts';
import type { BookingRequest } from '../domain/contract/booking.ts';

export interface Confirm {
  busy: boolean;
  /** The last error message. */
  failure: string | undefined;
  confirm: (request: BookingRequest) => Promise<void>;
}

interface Outcomes {
  onBooked: (request: BookingRequest, booked: Booked) => void;
  /** The time has been taken; the message says so. */
  onTaken: (request: BookingRequest, message: string) => void;
}

/** Sends a booking. A retry with the same details has the same idempotency key, so that it isn't booked twice. */
export function useConfirm({ onBooked, onTaken }: Outcomes): Confirm {
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const submission = useRef<{ body: string; idempotencyKey: string }>(undefined);

  async function confirm(request: BookingRequest) {
    if (state.busy) return;
    setState({ busy: true });
    const body = JSON.stringify(request);
    if (submission.current?.body !== body) submission.current = { body, idempotencyKey: newIdempotencyKey() };
    try {
      const booked = await bookMeeting(request, submission.current.idempotencyKey);
      setState({ busy: false });
      onBooked(request, booked);
    } catch (error) {
      const message = error instanceof ApiError ? error.message : somethingWrong;
      console.error(message);
      // After a refusal, the next request gets a new key.
      if (error instanceof ApiError && error.status > 0) submission.current = undefined;
      const taken = error instanceof ApiError && isSlotTaken(error);
      setState(taken ? { busy: false } : { busy: false, failure: message });
      if (taken) onTaken(request, message);
    }
  }

  return { busy: state.busy, failure: state.failure, confirm };
}
