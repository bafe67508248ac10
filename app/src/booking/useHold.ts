import { useEffect, useEffectEvent } from 'react';
import { holdSlot } from '../api/holdSlot.ts';
import { isSlotTaken } from '../api/meeting.ts';
import { ApiError } from '../api/request.ts';

/**
 * Has the chosen time held while the visitor types. A time that can't be held may still be booked.
 * @param slot in the server's own text
 * @param onTaken the time is no longer free; the message says so
 */
export function useHold(slot: string | null, onTaken: (message: string) => void): void {
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    if (slot === null) return;
    let hasLeft = false;
    holdSlot(slot).catch((error: unknown) => {
      if (!hasLeft && error instanceof ApiError && isSlotTaken(error)) tell(error.message);
    });
    return () => {
      hasLeft = true;
    };
  }, [slot]);
}
