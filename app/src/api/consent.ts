import {
  type Choices,
  type Consent,
  choose,
  decide,
  grantedIn,
  type Purpose,
  restoreConsent,
  unansweredConsent,
} from '../domain/consent/consent.ts';
import { createListeners } from '../lib/listeners.ts';
import { readStored, writeStored } from './storage.ts';

/** The choices, and when they were answered: both in local storage. */
const record = 'consent';
const meta = 'consent-meta';

let current: Consent | undefined;
const listeners = createListeners(() => {
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
});

const restore = () => restoreConsent(readStored('local', record), readStored('local', meta), Date.now());
const hasContainer = () => document.querySelector('meta[name=tag-manager]') !== null;

/** What a visitor allows, as far as this browser remembers. */
export function currentConsent(): Consent {
  current ??= restore();
  return current;
}

/** The state while prerendering. */
export const unknownConsent = () => unansweredConsent;

/** Subscribes to changes, including those in other tabs. For `useSyncExternalStore`. */
export const onConsentChange = listeners.subscribe;

/** Stores the change of one switch, and updates the tag manager at once. */
export function setPurpose(purpose: Purpose, granted: boolean): void {
  save(choose(currentConsent(), purpose, granted), { [purpose]: granted });
}

/** Stores an answer: Reject All, Accept All or Save Settings. */
export function decideConsent(choices: Choices): void {
  save(decide(choices, Date.now()), choices);
}

/** Withdraws consent and deletes the answer: the visitor is asked again. */
export function withdrawConsent(): void {
  save(unansweredConsent, unansweredConsent.choices);
}

/** Sends the stored choices to the tag manager, once per page load. */
export function replayConsent(): void {
  const { choices } = currentConsent();
  if (hasContainer()) sendToTags(grantedIn(choices).length > 0 ? choices : {}, choices);
}

function save(next: Consent, changed: Partial<Choices>): void {
  writeStored('local', record, next === unansweredConsent ? undefined : next.choices);
  writeStored('local', meta, next.decision ?? undefined);
  apply(next, changed);
}

function apply(next: Consent, changed: Partial<Choices>): void {
  current = next;
  sendToTags(changed, next.choices);
  listeners.notify();
}

/** Updates the tag manager. If its code can't be loaded, the page has no tags either. */
function sendToTags(changed: Partial<Choices>, choices: Choices): void {
  import('./tags.ts').then(({ updateTags }) => updateTags(changed, choices)).catch(() => {});
}

function refresh(): void {
  const next = restore();
  if (JSON.stringify(next) !== JSON.stringify(currentConsent())) apply(next, next.choices);
}

function onStorage({ key }: StorageEvent): void {
  // No key: the whole storage was cleared.
  if (key === record || key === meta || key === null) refresh();
}

/** A page restored from the back/forward cache may have missed changes. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) refresh();
}
