import { confirmSession } from '../api/account.ts';
import type { AccountUser } from '../domain/contract/account.ts';
import { useAsk } from '../lib/useAsk.ts';
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
  const { state, retry } = useAsk(confirmSession);
  return { confirmed: read(), retry };

  function read(): Confirmed {
    if (state.status === 'loading') return state;
    if (state.status === 'failed') return { status: 'unreachable', message: state.failure.message };
    // Once confirmed, the browser's record is up to date, and follows changes in other tabs.
    return user ? { status: 'in', user: user.user } : { status: 'out' };
  }
}
