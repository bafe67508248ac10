import {
  type Choices,
  type Consent,
  choose,
  decide,
  grantedIn,
  neverAsked,
  type Purpose,
  restoreConsent,
} from '../domain/consent/consent.ts';
import { readStored, writeStored } from './storage.ts';

/** The choices, and when they were answered: both in local storage. */
const record = 'consent';
const meta = 'consent-meta';

let current: Consent | undefined;
const listeners = new Set<() => void>();

const restore = () => restoreConsent(readStored('local', record), readStored('local', meta), Date.now());
const hasContainer = () => document.querySelector('meta[name=tag-manager]') !== null;

/** What a visitor allows, as far as this browser remembers. */
export function currentConsent(): Consent {
  current ??= restore();
  return current;
}

/** The state while prerendering. */
export const unknownConsent = () => neverAsked;

/** Subscribes to changes, including those in other tabs. For `useSyncExternalStore`. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', hearOtherTab);
    window.addEventListener('pageshow', hearPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', hearOtherTab);
    window.removeEventListener('pageshow', hearPageShow);
  };
}

/** One switch was moved: it is stored, and the tag manager is told, at once. */
export function movePurpose(purpose: Purpose, granted: boolean): void {
  keep(choose(currentConsent(), purpose, granted), { [purpose]: granted });
}

/** Reject All, Accept All or Save Settings. */
export function decideConsent(choices: Choices): void {
  keep(decide(choices, Date.now()), choices);
}

/** Withdraws consent and deletes the answer: the visitor is asked again. */
export function withdrawConsent(): void {
  keep(neverAsked, neverAsked.choices);
}

/** Tells the tag manager, once on every page load, what was allowed before. */
export function replayConsent(): void {
  const { choices } = currentConsent();
  if (hasContainer()) tell(grantedIn(choices).length > 0 ? choices : {}, choices);
}

function keep(next: Consent, changed: Partial<Choices>): void {
  writeStored('local', record, next === neverAsked ? undefined : next.choices);
  writeStored('local', meta, next.decision ?? undefined);
  become(next, changed);
}

function become(next: Consent, changed: Partial<Choices>): void {
  current = next;
  tell(changed, next.choices);
  for (const listener of listeners) listener();
}

function tell(changed: Partial<Choices>, choices: Choices): void {
  // Where it cannot be fetched no tag is on the page that could be told.
  import('./tags.ts').then(({ tellTags }) => tellTags(changed, choices)).catch(() => {});
}

function refresh(): void {
  const next = restore();
  if (JSON.stringify(next) !== JSON.stringify(currentConsent())) become(next, next.choices);
}

function hearOtherTab({ key }: StorageEvent): void {
  // No key: the whole storage was cleared.
  if (key === record || key === meta || key === null) refresh();
}

/** A page restored from the back/forward cache may have missed changes. */
function hearPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) refresh();
}
