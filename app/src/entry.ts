/**
 * The first script of every page, and on a page that is read the only one until somebody does something: menu, drawer,
 * questions, links and forms of such a page work by themselves.
 */
import { replayConsent } from './api/consent.ts';
import { showSession } from './api/session.ts';
import { askForConsent, standAbove } from './shell/consent/banner.ts';
import { idle, painted } from './shell/idle.ts';
import { standAlone } from './shell/standAlone.ts';

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** A button that does nothing without the scripts that are on their way. */
function waiting(target: EventTarget | null): HTMLElement | null {
  const kinds = 'button[type=button], form[method=dialog] button';
  const button = target instanceof Element ? target.closest<HTMLElement>(kinds) : null;
  // The question about consent obeys by itself.
  return !button || button.hasAttribute('popovertarget') || button.closest('#consent') ? null : button;
}

const still = document.getElementById('root')?.dataset.still !== undefined;

async function begin(): Promise<void> {
  for (const sign of signs) removeEventListener(sign, begin, true);
  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    pressed = waiting(event.target) ?? pressed;
  };
  addEventListener('click', remember, true);
  // What answers the first touch comes before what it sets going.
  if (still) await painted();
  standAbove();
  const { started } = await import('./entry-client');
  await started;
  removeEventListener('click', remember, true);
  // Pressed while the scripts were on their way, it is pressed now.
  (pressed as HTMLElement | null)?.click();
}

showSession();
if (still) {
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  // Who was led here from a page that wants a login is asked for it as soon as the page rests.
  const asked = new URLSearchParams(location.search).has('next');
  if (asked) addEventListener('load', () => idle().then(begin), { once: true });
} else {
  void begin();
}
standAlone('drawer');
askForConsent(begin);
replayConsent();
