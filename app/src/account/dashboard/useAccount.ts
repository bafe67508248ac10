import { account } from '../../api/account.ts';
import { messageOf } from '../../api/request.ts';
import type { Account } from '../../domain/contract/account.ts';
import { useAsk } from '../../lib/useAsk.ts';

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

export function useServerData<Answer>(ask: () => Promise<Answer>): ServerData<Answer> {
  const { answer, retry, replace } = useAsk<LoadState<Answer>>(() =>
    ask().then(
      (answer) => ({ status: 'loaded', answer }),
      (error: unknown) => ({ status: 'failed', message: messageOf(error) }),
    ),
  );
  return {
    state: answer ?? { status: 'loading' },
    retry,
    replace: (newer) => replace({ status: 'loaded', answer: newer }),
  };
}

/** Bookings, orders, quotes and the newsletter of the signed-in person. */
export type UseAccount = ServerData<Account>;
export const useAccount = (): UseAccount => useServerData(account);
