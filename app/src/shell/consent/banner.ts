import { currentConsent, decideConsent, onConsentChange, setPurpose } from '../../api/consent.ts';
import { type Choices, everythingGranted, nothingGranted, purposes } from '../../domain/consent/consent.ts';
import { importUnlessLeaving } from '../document/leaving.ts';

/* Script of the prerendered consent banner: shows it, handles the answer and hides it. */

/** There is room for the switches, too. */
const roomy = '(width >= 968px) and (height >= 640px)';

let sizes: ResizeObserver | undefined;

const place = () => document.getElementById('consent');
const switchesIn = (banner: HTMLElement) => banner.querySelectorAll<HTMLInputElement>('input[role=switch]');

/** Shows the banner until it is answered. */
export function startConsentBanner(): void {
  const banner = place();
  if (!banner) return;
  banner.addEventListener('click', press);
  banner.addEventListener('change', move);
  onConsentChange(settleConsent);
  settleConsent();
}

/**
 * Keeps above the banner: elements fixed to the bottom of the window, by a custom property on the root; the end of the page, with
 * its last button; and what gets the focus. Setting the property recalculates all styles, so documents, which have nothing
 * fixed, do it after loading.
 */
export function reserveBannerSpace(): void {
  sizes = new ResizeObserver(([region]) => {
    const height = region?.target.getBoundingClientRect().height ?? 0;
    const { style } = document.documentElement;
    style.setProperty('--ag-bottom-inset', `${height}px`);
    // Also clear of the bottom bar of a wizard, as long as there is room.
    style.scrollPaddingBlockEnd = height > 0 ? `min(${height + 112}px, 100vh - 172px)` : '';
    document.body.style.paddingBlockEnd = `${height}px`;
  });
  const region = place()?.querySelector(':scope > section');
  if (region) sizes.observe(region);
}

/** Shows or hides the banner. */
function settleConsent(): void {
  const banner = place();
  if (!banner) return;
  const { status, choices } = currentConsent();
  // The cookie settings page has its own switches.
  const isShown = status !== 'decided' && location.pathname !== banner.dataset.except;
  const template = banner.querySelector('template');
  if (isShown && template) {
    banner.replaceChildren(template.content);
    const fold = banner.querySelector('details');
    if (fold) fold.open = matchMedia(roomy).matches;
    const { firstElementChild: region } = banner;
    if (region) sizes?.observe(region);
  }
  // The banner had the focus: move it to the page.
  if (!isShown && banner.contains(document.activeElement)) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  banner.hidden = !isShown;
  for (const input of switchesIn(banner)) {
    const purpose = purposes.find((each) => each === input.name);
    if (!purpose) continue;
    input.checked = choices[purpose];
    input.closest('[data-state]')?.setAttribute('data-state', choices[purpose] ? 'checked' : 'unchecked');
  }
  // What was switched on before the answer is in view.
  const fold = banner.querySelector('details');
  if (fold && purposes.some((purpose) => choices[purpose])) fold.open = true;
  for (const why of banner.querySelectorAll<HTMLElement>('[data-why]')) why.hidden = why.dataset.why !== status;
}

const answers: Readonly<Record<string, () => Choices>> = {
  reject: () => nothingGranted,
  accept: () => everythingGranted,
  save: () => currentConsent().choices,
};

function press({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const answer = answers[button?.dataset.answer ?? ''];
  if (!answer) return;
  decideConsent(answer());
  // The answer counts even if the message can't be loaded.
  importUnlessLeaving(() => import('./confirmAnswer.ts'))
    .then(({ confirmAnswer }) => confirmAnswer())
    .catch(() => {});
}

function move({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const purpose = purposes.find((each) => each === target.name);
  if (purpose) setPurpose(purpose, target.checked);
}
