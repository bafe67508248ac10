import { isSlotTaken } from '../../api/meeting.ts';
import { bookPaidCall, fetchPaidCall } from '../../api/paidCall.ts';
import { ApiError, messageOf } from '../../api/request.ts';
import type { PaidCall } from '../../domain/contract/paidCall.ts';
import { useAsk } from '../../lib/useAsk.ts';
import type { Outcome } from '../ChooseTime';

/** The loading state of a paid consultation. `refused`: no time can be chosen, as after a refund. */
export type PaidCallState =
  | { status: 'loading' }
  | { status: 'loaded'; call: PaidCall }
  | { status: 'refused'; message: string }
  | { status: 'unreachable'; message: string };

export interface UsePaidCall {
  state: PaidCallState;
  retry: () => void;
  choose: (date: string, visitorTimeZone: string) => Promise<Outcome>;
}

/** The paid consultation behind a link, and a way to choose its time. */
export function usePaidCall(token: string): UsePaidCall {
  const { answer, refresh, replace } = useAsk<PaidCallState>(
    () =>
      fetchPaidCall(token).then(
        (call) => ({ status: 'loaded', call }),
        (error: unknown) => {
          const isFinal = error instanceof ApiError && (error.status === 404 || error.status === 410);
          return { status: isFinal ? 'refused' : 'unreachable', message: messageOf(error) };
        },
      ),
    token,
  );

  async function choose(date: string, timeZone: string): Promise<Outcome> {
    try {
      replace({ status: 'loaded', call: await bookPaidCall(token, { date, timeZone }) });
      return { kind: 'done' };
    } catch (error) {
      const message = messageOf(error);
      if (!(error instanceof ApiError) || error.status !== 409) return { kind: 'failed', message };
      if (isSlotTaken(error)) return { kind: 'gone', message };
      // Another time was chosen elsewhere: it is shown.
      refresh();
      return { kind: 'stale', message };
    }
  }

  return { state: answer ?? { status: 'loading' }, retry: refresh, choose };
}
