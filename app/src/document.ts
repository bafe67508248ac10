/** The one script of every page. On a document nothing else is loaded until somebody uses an island. */
import { replayConsent } from './api/consent.ts';
import { remembersSomebody, showSession } from './api/session.ts';
import { askForConsent, standAbove } from './shell/consent/banner.ts';
import { startDialogs } from './shell/dialogs.ts';
import { watchEarlyPress } from './shell/earlyPress.ts';
import { firstInteraction } from './shell/firstInteraction.ts';
import { startFrame } from './shell/frameScript.ts';
import { startGate } from './shell/gateScript.ts';
import { painted } from './shell/idle.ts';
import { startIslands } from './shell/islands.ts';
import { watchPresses } from './shell/lastPress.ts';
import { watchLeaving } from './shell/leaving.ts';
import { watchToolScript } from './shell/lostCode.ts';
import { standAlone } from './shell/standAlone.ts';

watchLeaving();
watchToolScript();
watchEarlyPress();
watchPresses();
showSession(() => {
  // Where the server cannot be reached, the next page asks.
  import('./api/account.ts').then(({ doubtSession }) => doubtSession()).catch(() => {});
});
startFrame();
startDialogs();
startGate();
standAlone('drawer');
startIslands({
  'quote-calculator': () => import('./islands/quoteCalculator'),
  newsletter: () => import('./islands/newsletter'),
});
askForConsent();
replayConsent();

/** What may wait until somebody uses the page. */
void firstInteraction()
  .then(painted)
  .then(async () => {
    const isDocument = document.getElementById('root') === null;
    if (isDocument) standAbove();
    const button = document.querySelector<HTMLButtonElement>('[data-scroll-top]');
    if (button) import('./shell/scrollTopScript.ts').then(({ start }) => start(button)).catch(() => {});
    // What the browser remembers is only a hint. A tool has asked already.
    if (isDocument && remembersSomebody()) {
      import('./api/account.ts').then(({ confirmSession }) => confirmSession()).catch(() => {});
    }
  });
