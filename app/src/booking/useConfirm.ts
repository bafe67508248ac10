import { useState } from 'react';
import { retryKeys } from '../api/idempotencyKey.ts';
import { type Booked, bookMeeting, isSlotTaken } from '../api/meeting.ts';
import { ApiError, messageOf } from '../api/request.ts';
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
  const [keys] = useState(retryKeys);

  async function confirm(request: BookingRequest) {
    if (state.busy) return;
    setState({ busy: true });
    try {
      const booked = await bookMeeting(request, keys.of(request));
      setState({ busy: false });
      onBooked(request, booked);
    } catch (error) {
      const message = messageOf(error);
      console.error(message);
      // After a refusal, the next request gets a new key.
      if (error instanceof ApiError && error.status > 0) keys.forget();
      const taken = error instanceof ApiError && isSlotTaken(error);
      setState(taken ? { busy: false } : { busy: false, failure: message });
      if (taken) onTaken(request, message);
    }
  }

  return { busy: state.busy, failure: state.failure, confirm };
}
