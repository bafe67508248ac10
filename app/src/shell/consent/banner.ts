import { currentConsent, decideConsent, movePurpose, onConsentChange } from '../../api/consent.ts';
import { type Choices, everythingGranted, nothingGranted, purposes } from '../../domain/consent.ts';

/*
 * The question about consent, beside React: the build has drawn it, and this much shows it, takes the answer and puts it
 * away. What stands behind Show More, and React with it, is fetched when somebody comes near.
 */

/** Whether React has taken the question over, and hears what is pressed. */
let drawn = false;
let thank: (() => void) | undefined;
let thanksOwed = false;
let wake = () => {};
let sizes: ResizeObserver | undefined;

const place = () => document.getElementById('consent');
const switchesIn = (banner: HTMLElement) => banner.querySelectorAll<HTMLInputElement>('input[role=switch]');

/** Asks while the question is open. @param begin fetches the app, which says thank you */
export function askForConsent(begin: () => void): void {
  const banner = place();
  if (!banner) return;
  wake = begin;
  banner.addEventListener('click', press);
  banner.addEventListener('change', move);
  for (const sign of ['pointerover', 'focusin']) banner.addEventListener(sign, draw, { once: true });
  onConsentChange(settleConsent);
  settleConsent();
}

/**
 * From now on what is fixed to the bottom of the window stands above the question. Every element inherits it, and so is
 * computed anew: a page that is only read, where nothing is fixed, spares itself that while it loads.
 */
export function standAbove(): void {
  sizes = new ResizeObserver(([region]) => {
    const height = region?.target.getBoundingClientRect().height ?? 0;
    document.documentElement.style.setProperty('--ag-bottom-inset', `${height}px`);
  });
  const region = place()?.querySelector(':scope > section');
  if (region) sizes.observe(region);
}

/** Shows the question where it is to be asked now, and nowhere else. */
export function settleConsent(): void {
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
    // On a development server nothing was drawn ahead.
    else void draw();
  }
  // What had the focus goes with it: the visitor reads on in the page.
  if (!asked && banner.contains(document.activeElement)) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  banner.hidden = !asked;
  if (drawn) return;
  for (const purpose of purposes) {
    const input = [...switchesIn(banner)].find(({ name }) => name === purpose);
    if (!input) continue;
    input.checked = choices[purpose];
    input.closest('[data-state]')?.setAttribute('data-state', choices[purpose] ? 'checked' : 'unchecked');
  }
  for (const why of banner.querySelectorAll<HTMLElement>('[data-why]')) why.hidden = why.dataset.why !== standing;
}

/** The question has been answered here: who says so hears of it, also when they come after it. */
export function consentAnswered(): void {
  thanksOwed = thank === undefined;
  if (thank) thank();
  else wake();
}

/** Hears of an answer that was given in the banner. */
export function onConsentAnswer(listener: () => void): () => void {
  thank = listener;
  if (thanksOwed) listener();
  thanksOwed = false;
  return () => {
    thank = undefined;
  };
}

const answers: Readonly<Record<string, () => Choices>> = {
  reject: () => nothingGranted,
  accept: () => everythingGranted,
  save: () => currentConsent().choices,
};

function press({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (drawn || !button) return;
  const answer = answers[button.dataset.answer ?? ''];
  if (!answer) return void draw().then(() => button.click());
  decideConsent(answer());
  consentAnswered();
}

function move({ target }: Event): void {
  if (drawn || !(target instanceof HTMLInputElement)) return;
  const purpose = purposes.find((each) => each === target.name);
  if (purpose) movePurpose(purpose, target.checked);
}

/** Hands the question over to React, just as it stands. */
async function draw(): Promise<void> {
  const banner = place();
  // Where it cannot be fetched the question can be answered all the same.
  const drawing = await import('./drawn').catch(() => null);
  if (!banner || !drawing) return;
  await drawing.drawConsent(banner, () => {
    drawn = true;
  });
}
