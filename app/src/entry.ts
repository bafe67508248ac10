/**
 * The first script of every page, and on a page that is read the only one until somebody does something: menu, drawer,
 * questions, links and forms of such a page work by themselves.
 */
import { replayConsent } from './api/consent.ts';
import { showSession } from './api/session.ts';
import { askForConsent, standAbove } from './shell/consent/banner.ts';
import { painted } from './shell/idle.ts';
import { watchLeaving, whileHere } from './shell/leaving.ts';
import { standAlone } from './shell/standAlone.ts';
import { touched } from './shell/touched.ts';

/** A button that does nothing without the scripts that are on their way. */
function waiting(target: EventTarget | null): HTMLElement | null {
  const kinds = 'button[type=button], form[method=dialog] button';
  const button = target instanceof Element ? target.closest<HTMLElement>(kinds) : null;
  // The question about consent obeys by itself.
  return !button || button.hasAttribute('popovertarget') || button.closest('#consent') ? null : button;
}

const still = document.getElementById('root')?.dataset.still !== undefined;

let obeys = (_button: Element) => false;
let pressed: HTMLElement | null = null;

function remember({ target }: Event): void {
  const button = waiting(target);
  // What is pressed later is what is meant.
  if (button) pressed = obeys(button) ? null : button;
}

/** Pressed while the scripts were on their way, it is pressed now. */
function press(): void {
  if (!pressed || !obeys(pressed)) return;
  pressed.click();
  pressed = null;
}

let begun = false;

async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  // What answers the first touch comes before what it sets going.
  if (still) await painted();
  standAbove();
  const { started, pageObeys, surrounded } = await whileHere(() => import('./entry-client'));
  await started;
  obeys = (button) => button.closest('#main') !== null;
  void pageObeys.then(press);
  await surrounded;
  removeEventListener('click', remember, true);
  obeys = () => true;
  press();
}

watchLeaving();
addEventListener('click', remember, true);
showSession(() => {
  // Where the server cannot be reached, the next page asks.
  import('./api/account.ts').then(({ doubtSession }) => doubtSession()).catch(() => {});
});
const touch = touched();
if (still) {
  touch.then(begin);
} else {
  void begin();
}
standAlone('drawer');
askForConsent(begin);
replayConsent();
