import { useSyncExternalStore } from 'react';
import { currentConsent, onConsentChange, unknownConsent } from '../../api/consent.ts';

/** The visitor's consent; unanswered while prerendering. */
export const useConsent = () => useSyncExternalStore(onConsentChange, currentConsent, unknownConsent);
