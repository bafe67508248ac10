import { useEffect, useState } from 'react';
import { confirmSession } from '../api/account.ts';
import { ApiError, somethingWrong } from '../api/request.ts';
import type { AccountUser } from '../domain/contract/account.ts';
import { useSession } from '../shell/account/useSession.ts';

/** The session as confirmed by the server. */
export type Confirmed =
  | { status: 'loading' }
  | { status: 'out' }
  | { status: 'in'; user: AccountUser }
  | { status: 'unreachable'; message: string };

/** Asks the server who is signed in, because the browser's record may be out of date. */
export function useConfirmed(): { confirmed: Confirmed; retry: () => void } {
  const { user } = useSession();
  const [answer, setAnswer] = useState<'loading' | 'loaded' | { message: string }>('loading');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    let cancelled = false;
    const update = (next: typeof answer) => {
      if (!cancelled) setAnswer(next);
    };
    confirmSession().then(
      () => update('loaded'),
      (error: unknown) => update({ message: error instanceof ApiError ? error.message : somethingWrong }),
    );
    return () => {
      cancelled = true;
    };
  }, [round]);

  const retry = () => {
    setAnswer('loading');
    setRound((rounds) => rounds + 1);
  };
  return { confirmed: read(), retry };

  function read(): Confirmed {
    if (answer === 'loading') return { status: 'loading' };
    if (answer !== 'loaded') return { status: 'unreachable', message: answer.message };
    // Once confirmed, the browser's record is up to date, and follows changes in other tabs.
    return user ? { status: 'in', user: user.user } : { status: 'out' };
  }
}
