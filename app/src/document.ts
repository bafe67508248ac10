/** The script of every page. A document loads nothing else until the visitor uses an island. */
import { replayConsent } from './api/consent.ts';
import { mayBeSignedIn, showSession } from './api/session.ts';
import { startGate } from './pages/landing/gateScript.ts';
import { reserveBannerSpace, startConsentBanner } from './shell/consent/banner.ts';
import { startDialogs } from './shell/document/dialogs.ts';
import { watchEarlyPress } from './shell/document/earlyPress.ts';
import { firstInteraction } from './shell/document/firstInteraction.ts';
import { painted } from './shell/document/idle.ts';
import { startIslands } from './shell/document/islands.ts';
import { isolatePopover } from './shell/document/isolatePopover.ts';
import { watchPresses } from './shell/document/lastPress.ts';
import { watchLeaving } from './shell/document/leaving.ts';
import { watchToolScript } from './shell/document/lostCode.ts';
import { startFrame } from './shell/frame/frameScript.ts';

watchLeaving();
watchToolScript();
watchEarlyPress();
watchPresses();
showSession(() => {
  // On failure, the next page asks again.
  import('./api/account.ts').then(({ refreshSession }) => refreshSession()).catch(() => {});
});
startFrame();
startDialogs();
startGate();
isolatePopover('drawer');
startIslands({
  'quote-calculator': () => import('./islands/quoteCalculator'),
  newsletter: () => import('./islands/newsletter'),
});
startConsentBanner();
replayConsent();

/** Work deferred until the first interaction. */
void firstInteraction()
  .then(painted)
  .then(async () => {
    const isDocument = document.getElementById('root') === null;
    if (isDocument) reserveBannerSpace();
    const button = document.querySelector<HTMLButtonElement>('[data-scroll-top]');
    if (button) import('./shell/document/scrollTopScript.ts').then(({ start }) => start(button)).catch(() => {});
    // The browser's record may be out of date. A tool has asked already.
    if (isDocument && mayBeSignedIn()) {
      import('./api/account.ts').then(({ confirmSession }) => confirmSession()).catch(() => {});
    }
  });
