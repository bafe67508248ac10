import { currentConsent, decideConsent, movePurpose, onConsentChange } from '../../api/consent.ts';
import { type Choices, everythingGranted, nothingGranted, purposes } from '../../domain/consent/consent.ts';
import { whileHere } from '../document/leaving.ts';

/* The question about consent: the build has drawn it, and this shows it, takes the answer and puts it away. */

let sizes: ResizeObserver | undefined;

const place = () => document.getElementById('consent');
const switchesIn = (banner: HTMLElement) => banner.querySelectorAll<HTMLInputElement>('input[role=switch]');

/** Asks while the question is open. */
export function startConsentBanner(): void {
  const banner = place();
  if (!banner) return;
  banner.addEventListener('click', press);
  banner.addEventListener('change', move);
  onConsentChange(settleConsent);
  settleConsent();
}

/**
 * From now on what is fixed to the bottom of the window is above the question. Every element inherits it, and so is
 * computed anew: a document, where nothing is fixed, spares itself that while it loads.
 */
export function reserveBannerSpace(): void {
  sizes = new ResizeObserver(([region]) => {
    const height = region?.target.getBoundingClientRect().height ?? 0;
    document.documentElement.style.setProperty('--ag-bottom-inset', `${height}px`);
  });
  const region = place()?.querySelector(':scope > section');
  if (region) sizes.observe(region);
}

/** Shows the question where it is to be asked now, and nowhere else. */
function settleConsent(): void {
  const banner = place();
  if (!banner) return;
  const { standing, choices } = currentConsent();
  // One page asks by itself.
  const asked = standing !== 'decided' && location.pathname !== banner.dataset.except;
  const template = banner.querySelector('template');
  if (asked && template) {
    banner.replaceChildren(template.content);
    const { firstElementChild: region } = banner;
    if (region) sizes?.observe(region);
  }
  // What had the focus goes with it: the visitor reads on in the page.
  if (!asked && banner.contains(document.activeElement)) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  banner.hidden = !asked;
  for (const input of switchesIn(banner)) {
    const purpose = purposes.find((each) => each === input.name);
    if (!purpose) continue;
    input.checked = choices[purpose];
    input.closest('[data-state]')?.setAttribute('data-state', choices[purpose] ? 'checked' : 'unchecked');
  }
  for (const why of banner.querySelectorAll<HTMLElement>('[data-why]')) why.hidden = why.dataset.why !== standing;
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
  thank().catch(() => {});
}

async function thank(): Promise<void> {
  const load = () => Promise.all([import('../notices/notices.ts'), import('../../content/consentSaved.ts')]);
  // Where the words cannot be fetched, the answer counts all the same.
  const [{ notify }, { consentSaved }] = await whileHere(load);
  notify({ severity: 'success', text: consentSaved, duration: 6_000 });
}

function move({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const purpose = purposes.find((each) => each === target.name);
  if (purpose) movePurpose(purpose, target.checked);
}
