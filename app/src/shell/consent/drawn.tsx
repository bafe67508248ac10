import { StrictMode, useLayoutEffect, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentConsent, onConsentChange } from '../../api/consent.ts';
import { consentAnswered } from './banner.ts';
import { ConsentBanner } from './ConsentBanner';
import { consentIds } from './consentIds.ts';

/** The banner with what is allowed now, from its first moment: it may have been touched before React was here. */
function Living({ onDrawn }: { onDrawn: () => void }) {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, currentConsent);
  useLayoutEffect(onDrawn);
  return <ConsentBanner consent={consent} onAnswer={consentAnswered} />;
}

let drawing: Promise<void> | undefined;

/**
 * Lets React take over the banner that the build has drawn into a place, or draws it there.
 * @param onDrawn from then on React hears what is pressed
 */
export function drawConsent(place: HTMLElement, onDrawn: () => void): Promise<void> {
  drawing ??= new Promise((resolve) => {
    const taken = () => {
      onDrawn();
      resolve();
    };
    const banner = (
      <StrictMode>
        <Living onDrawn={taken} />
      </StrictMode>
    );
    if (place.firstElementChild) hydrateRoot(place, banner, consentIds);
    else createRoot(place, consentIds).render(banner);
  });
  return drawing;
}
