import { useEffect, useEffectEvent, useState } from 'react';
import { holdSlot } from '../api/holdSlot.ts';
import { isSlotTaken } from '../api/meeting.ts';
import { ApiError } from '../api/request.ts';

/**
 * Has the chosen time held while the visitor types. A time that can't be held may still be booked.
 * @param slot in the server's own text
 * @param onTaken the time is no longer free; the message says so
 * @returns who takes the call, once that is known; null while the agency has one host
 */
export function useHold(slot: string | null, onTaken: (message: string) => void): string | null | undefined {
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
