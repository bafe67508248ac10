import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, unknownSession } from '../../api/session.ts';

/** Who is signed in, as far as this browser remembers; nobody while a page is prerendered. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentSession, unknownSession);
