import { useEffect, useState } from 'react';
import { account } from '../../api/account.ts';
import { ApiError, somethingWrong } from '../../api/request.ts';
import type { Account } from '../../domain/contract/account.ts';

/** The loading state of data from the server. */
export type LoadState<Answer> =
  | { status: 'loading' }
  | { status: 'loaded'; answer: Answer }
  | { status: 'failed'; message: string };

export interface ServerData<Answer> {
  state: LoadState<Answer>;
  retry: () => void;
  /** Replaces the data with newer data from another call. */
  replace: (answer: Answer) => void;
}

/** The message to show for a failed call. */
export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : somethingWrong);

/** @param ask must be the same function on every render */
export function useServerData<Answer>(ask: () => Promise<Answer>): ServerData<Answer> {
  const [state, setState] = useState<LoadState<Answer>>({ status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    let cancelled = false;
    const apply = (answer: LoadState<Answer>) => {
      if (!cancelled) setState(answer);
    };
    ask().then(
      (answer) => apply({ status: 'loaded', answer }),
      (error: unknown) => apply({ status: 'failed', message: wordsOf(error) }),
    );
    return () => {
      cancelled = true;
    };
  }, [ask, round]);

  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      setRound((rounds) => rounds + 1);
    },
    replace: (answer) => setState({ status: 'loaded', answer }),
  };
}

/** Bookings, orders, quotes and the newsletter of the signed-in person. */
export type UseAccount = ServerData<Account>;
export const useAccount = (): UseAccount => useServerData(account);
