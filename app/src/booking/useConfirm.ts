import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../api/idempotencyKey.ts';
import { type Booked, bookMeeting, isSlotGone } from '../api/meeting.ts';
import { ApiError, somethingWrong } from '../api/request.ts';
import type { BookingRequest } from '../domain/contract/booking.ts';

export interface Confirm {
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  confirm: (request: BookingRequest) => Promise<void>;
}

interface Outcomes {
  onBooked: (request: BookingRequest, booked: Booked) => void;
  /** The time is somebody else's by now; the message says so. */
  onGone: (request: BookingRequest, message: string) => void;
}

/** Sends a booking. The same details sent again after a failure are the same try, so that nobody is booked twice. */
export function useConfirm({ onBooked, onGone }: Outcomes): Confirm {
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
      // A refused try is over: the next one is another.
      if (error instanceof ApiError && error.status > 0) submission.current = undefined;
      const gone = error instanceof ApiError && isSlotGone(error);
      setState(gone ? { busy: false } : { busy: false, failure: message });
      if (gone) onGone(request, message);
    }
  }

  return { busy: state.busy, failure: state.failure, confirm };
}
