import { useEffect, useState } from 'react';
import { confirmSession } from '../api/account.ts';
import { ApiError, somethingWrong } from '../api/request.ts';
import type { AccountUser } from '../domain/contract/account.ts';
import { useSession } from '../shell/account/useSession.ts';

/** Who is signed in by the word of the server. */
export type Confirmed =
  | { status: 'asking' }
  | { status: 'out' }
  | { status: 'in'; user: AccountUser }
  | { status: 'unreachable'; message: string };

/** Asks the server who is signed in; what the browser remembers is not enough where it matters. */
export function useConfirmed(): { confirmed: Confirmed; askAgain: () => void } {
  const { user } = useSession();
  const [answer, setAnswer] = useState<'asking' | 'heard' | { message: string }>('asking');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    let gone = false;
    const hear = (heard: typeof answer) => {
      if (!gone) setAnswer(heard);
    };
    confirmSession().then(
      () => hear('heard'),
      (error: unknown) => hear({ message: error instanceof ApiError ? error.message : somethingWrong }),
    );
    return () => {
      gone = true;
    };
  }, [round]);

  const askAgain = () => {
    setAnswer('asking');
    setRound((rounds) => rounds + 1);
  };
  return { confirmed: read(), askAgain };

  function read(): Confirmed {
    if (answer === 'asking') return { status: 'asking' };
    if (answer !== 'heard') return { status: 'unreachable', message: answer.message };
    // Once it is heard the record is what the server said, and follows what other tabs do.
    return user ? { status: 'in', user: user.user } : { status: 'out' };
  }
}
