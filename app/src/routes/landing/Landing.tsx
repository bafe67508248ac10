import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { landing } from '../../content/landing.ts';
import { ownPath } from '../../domain/ownPath.ts';
import { useArrived } from '../../shell/useArrived.ts';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Questions } from './Questions';
import { Services } from './Services';
import { TrinityFamily } from './TrinityFamily';

const GateNotice = lazy(async () => ({ default: (await import('../account/GateNotice')).GateNotice }));

export function Component() {
  const { search } = useLocation();
  // A page of the dashboard has sent somebody here.
  const gated = useArrived() && ownPath(new URLSearchParams(search).get('next')) !== null;
  return (
    <>
      <title>{landing.title}</title>
      <meta name="description" content={landing.description} />
      {gated && (
        <Suspense fallback={null}>
          <GateNotice />
        </Suspense>
      )}
      <Hero />
      <Services />
      <HowItWorks />
      <TrinityFamily />
      <Questions />
    </>
  );
}
