import { bookPaidCall, fetchPaidCall } from '../../api/paidCall.ts';
import type { PaidCall } from '../../domain/contract/paidCall.ts';
import { type UseAsk, useAsk } from '../../lib/useAsk.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';

export interface UsePaidCall extends Pick<UseAsk<PaidCall>, 'state'> {
  retry: () => void;
  choose: (date: string, visitorTimeZone: string) => Promise<Outcome>;
}

/** The paid consultation behind a link, and a way to choose its time. */
export function usePaidCall(token: string): UsePaidCall {
  const { state, refresh, replace } = useAsk(() => fetchPaidCall(token), token);
  return {
    state,
    retry: refresh,
    // If another time was chosen elsewhere, it is shown.
    choose: (date, timeZone) => outcomeOf(bookPaidCall(token, { date, timeZone }).then(replace), refresh),
  };
}
