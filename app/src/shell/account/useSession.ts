import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, unknownSession } from '../../api/session.ts';
import type { Contact } from '../../domain/forms/contact.ts';

/** The signed-in user according to this browser; signed out while prerendering. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentSession, unknownSession);

/**
 * Fills in the name and e-mail address of a signed-in visitor, once each time the fields are shown.
 * Typed values and values from a link stay.
 */
export function usePrefill({ name, email }: Contact, fill: (known: Partial<Contact>) => void): void {
  const { user } = useSession();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !user) return;
    done.current = true;
    const known = {
      ...(name === '' && user.user.name && { name: user.user.name }),
      ...(email === '' && user.user.email && { email: user.user.email }),
    };
    if (Object.keys(known).length > 0) fill(known);
  }, [user, name, email, fill]);
}
