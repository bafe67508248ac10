import { toastTimer } from '@agency-site/ui/toastTimer';
import { lastClicked } from '../document/clicks.ts';

export interface Notice {
  tone: 'info' | 'success' | 'error';
  text: string;
  /** A new notice replaces one with the same topic. Defaults to the text. */
  topic?: string;
  /** Milliseconds, if not the default of its tone. */
  duration?: number;
  /** Covers no control, chosen card or receipt, even if it can't be seen then. See `avoidOverlap`. */
  yields?: boolean;
  /** A button such as Undo. */
  action?: { label: string; onAction: () => void };
}

/** Default duration in milliseconds. */
const usual = ({ tone, action }: Notice) => (action ? 10_000 : tone === 'error' ? 6_000 : 3_000);

/** How to dismiss each notice, by its topic. */
const shown = new Map<string, () => void>();
const yielding = new Set<HTMLElement>();
const region = () => document.getElementById('notices');

/** Shows a notice, from a prerendered template (`tool/Surroundings.tsx`). */
export function notify(notice: Notice): void {
  const { tone, text, topic = text, duration = usual(notice), action } = notice;
  const template = region()?.querySelector<HTMLTemplateElement>(`template[data-tone=${tone}]`);
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!(toast instanceof HTMLElement)) return;
  const changes = new MutationObserver(place);
  const dismiss = () => {
    toast.remove();
    changes.disconnect();
    yielding.delete(toast);
    if (shown.get(topic) === dismiss) shown.delete(topic);
    if (shown.size === 0) delete region()?.dataset.place;
  };
  const message = toast.querySelector('[data-part=message]');
  if (message) message.textContent = text;
  const [act, close] = toast.querySelectorAll('button');
  close?.addEventListener('click', dismiss);
  if (act && action) {
    act.textContent = action.label;
    act.dataset.action = '';
    act.addEventListener('click', () => {
      action.onAction();
      dismiss();
    });
  } else act?.remove();
  toast.querySelector<HTMLElement>(':scope > [aria-hidden]')?.style.setProperty('animation-duration', `${duration}ms`);
  endNotice(topic);
  shown.set(topic, dismiss);
  if (notice.yields) yielding.add(toast);
  region()?.append(toast);
  // After each of these, something else may be under the notices.
  for (const event of ['scroll', 'resize']) addEventListener(event, place);
  const main = document.getElementById('main');
  if (main) changes.observe(main, { subtree: true, childList: true, attributes: true });
  toastTimer(toast, duration, dismiss);
  place();
}

/** Dismisses the notice of a topic, if it is still shown. */
export const endNotice = (topic: string): void => shown.get(topic)?.();

function place(): void {
  const notices = region();
  if (notices && shown.size > 0) avoidOverlap(notices, yielding.size === shown.size);
}

/** Primary buttons, the bottom bar of a wizard on a narrow screen, and fields with an error. */
const actions = '#main :is([data-tone=primary], [type=submit], [data-dock], [data-state=invalid])';

/** The chosen card, and the receipt of a wizard. */
const answers = ':checked, [data-part=aside] > *';

/** These, and everything that can be pressed. The input of a card is as large as the card. */
const controls = `#main :is(${answers}, a, button, input, select, textarea, summary)`;

/**
 * Moves notices to the other corner when they cover a primary button, a field with an error or the control just
 * pressed. Otherwise they stay: a notice that moves while the page scrolls could end up under the visitor's finger.
 * @param region of the notices
 * @param yields whether they cover none of the controls and answers: from the moment that they would, only screen readers get
 * them. Without a button that a press meant for it could hit, they may cover a part of a card that is higher than they are
 */
export function avoidOverlap(region: HTMLElement, yields: boolean): void {
  const { dataset } = region;
  const sparesCards = region.querySelector('[data-action]') !== null;
  const covers = () => {
    const box = region.getBoundingClientRect();
    return [...document.querySelectorAll(yields ? controls : actions), lastClicked()].some((element) => {
      const other = element?.getBoundingClientRect();
      return (
        other &&
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom &&
        other.top < box.bottom &&
        !(yields && !sparesCards && other.height > box.height && !element?.matches(answers)) &&
        element?.checkVisibility({ visibilityProperty: true })
      );
    });
  };
  if (!yields && dataset.place === 'none') dataset.place = 'bottom';
  if (!covers()) return;
  dataset.place = yields ? 'none' : dataset.place === 'top' ? 'bottom' : 'top';
  if (!yields && covers()) dataset.place = 'top';
}
