import { useEffect, useState } from 'react';
import { isSlotTaken } from '../../api/meeting.ts';
import { bookPaidCall, fetchPaidCall } from '../../api/paidCall.ts';
import { ApiError, somethingWrong } from '../../api/request.ts';
import type { PaidCall } from '../../domain/contract/paidCall.ts';
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

const wordsOf = (error: unknown) => (error instanceof ApiError ? error.message : somethingWrong);

/** The paid consultation behind a link, and a way to choose its time. */
export function usePaidCall(token: string): UsePaidCall {
  const [state, setState] = useState<PaidCallState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    let gone = false;
    const hear = (answer: PaidCallState) => {
      if (!gone) setState(answer);
    };
    fetchPaidCall(token).then(
      (call) => hear({ status: 'loaded', call }),
      (error: unknown) => {
        const isFinal = error instanceof ApiError && (error.status === 404 || error.status === 410);
        hear({ status: isFinal ? 'refused' : 'unreachable', message: wordsOf(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [token, round]);

  const retry = () => setRound((rounds) => rounds + 1);

  async function choose(date: string, timeZone: string): Promise<Outcome> {
    try {
      setState({ status: 'loaded', call: await bookPaidCall(token, { date, timeZone }) });
      return { kind: 'done' };
    } catch (error) {
      const message = wordsOf(error);
      if (!(error instanceof ApiError) || error.status !== 409) return { kind: 'failed', message };
      if (isSlotTaken(error)) return { kind: 'gone', message };
      // Another time was chosen elsewhere: it is shown.
      retry();
      return { kind: 'stale', message };
    }
  }

  return { state, retry, choose };
}
