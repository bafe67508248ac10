import { useSyncExternalStore } from 'react';
import { currentConsent, onConsentChange, unknownConsent } from '../../api/consent.ts';

/** What the visitor allows now; nothing, and never asked, while a page is prerendered. */
export const useConsent = () => useSyncExternalStore(onConsentChange, currentConsent, unknownConsent);
