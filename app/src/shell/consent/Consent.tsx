import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../content/paths.ts';
import { idle } from '../idle.ts';
import { useArrived } from '../useArrived.ts';
import { useConsent } from './useConsent.ts';

const Nothing = () => null;

const Banner = lazy(async () => {
  await idle();
  // Who cannot be asked has allowed nothing, and the page works.
  const banner = await import('./ConsentBanner').catch(() => null);
  return { default: banner?.ConsentBanner ?? Nothing };
});

/** Asks for consent while the question is open, except where the page itself asks. */
export function Consent() {
  const { standing } = useConsent();
  const arrived = useArrived();
  const { pathname } = useLocation();
  if (!arrived || standing === 'decided' || pathname === paths.consent) return null;
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  );
}
