/** The script of every page. A document loads nothing else until the visitor uses an island. */
import { supportInvokers } from '@agency-site/ui/invokers';
import { replayConsent } from './api/consent.ts';
import { showSession } from './api/session.ts';
import { startLoginPrompt } from './pages/landing/loginPromptScript.ts';
import { startConsentBanner } from './shell/consent/banner.ts';
import { startToolOfPage } from './shell/document/chunkErrors.ts';
import { trackClicks, watchEarlyClick } from './shell/document/clicks.ts';
import { firstInteraction } from './shell/document/firstInteraction.ts';
import { startIslands } from './shell/document/islands.ts';
import { watchLeaving } from './shell/document/leaving.ts';
import { painted } from './shell/document/painted.ts';
import { startFrame } from './shell/frame/frameScript.ts';

watchLeaving();
startToolOfPage();
watchEarlyClick();
trackClicks();
showSession(() => {
  // On failure, the next page asks again.
  import('./api/account.ts').then(({ refreshSession }) => refreshSession()).catch(() => {});
});
startFrame();
startLoginPrompt();
supportInvokers();
startIslands(() => import('./islands'));
startConsentBanner();
replayConsent();

// The page works without this code, so a failure to load it is ignored.
firstInteraction()
  .then(painted)
  .then(() => import('./shell/document/afterFirstInteraction.ts'))
  .then(({ start }) => start())
  .catch(() => {});
