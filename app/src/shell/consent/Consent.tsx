import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { consentSaved } from '../../content/consentSaved.ts';
import { useNotify } from '../Toasts';
import { onConsentAnswer, settleConsent } from './banner.ts';

/** What the app has to do with the question about consent: one of its pages asks by itself, and it thanks for the answer. */
export function Consent() {
  const notify = useNotify();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether to ask depends on the address
  useEffect(settleConsent, [pathname]);
  useEffect(
    () => onConsentAnswer(() => notify({ severity: 'success', text: consentSaved, duration: 6_000 })),
    [notify],
  );
  return null;
}
