import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, unknownSession } from '../../api/session.ts';

/** The signed-in user according to this browser; signed out while prerendering. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentSession, unknownSession);
