import { useEffect, useState } from 'react';
import { account } from '../../api/account.ts';
import { ApiError, somethingWrong } from '../../api/request.ts';
import type { Account } from '../../domain/contract/account.ts';

/** Something that is asked of the server for somebody who is signed in. */
export type Asked<Answer> =
  | { status: 'asking' }
  | { status: 'known'; answer: Answer }
  | { status: 'failed'; message: string };

export interface UseAsked<Answer> {
  asked: Asked<Answer>;
  askAgain: () => void;
  /** A call has shown that it is otherwise by now. */
  know: (answer: Answer) => void;
}

/** What to say of a failed call. */
export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : somethingWrong);

/** Asks once, and again when told to. @param ask the same function on every render */
export function useAsked<Answer>(ask: () => Promise<Answer>): UseAsked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer>>({ status: 'asking' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    let gone = false;
    const hear = (answer: Asked<Answer>) => {
      if (!gone) setAsked(answer);
    };
    ask().then(
      (answer) => hear({ status: 'known', answer }),
      (error: unknown) => hear({ status: 'failed', message: wordsOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [ask, round]);

  return {
    asked,
    askAgain: () => {
      setAsked({ status: 'asking' });
      setRound((rounds) => rounds + 1);
    },
    know: (answer) => setAsked({ status: 'known', answer }),
  };
}

/** Calls, orders, quotes and the newsletter of the person who is signed in. */
export type UseAccount = UseAsked<Account>;
export const useAccount = (): UseAccount => useAsked(account);
