import { type Choices, grantedIn } from '../domain/consent/consent.ts';
import { consentDefault, consentEvent, consentUpdate } from '../domain/consent/consentMode.ts';
import { cookieDomains, cookieNames, unwantedNames } from '../domain/consent/cookies.ts';
import { storedKeys, writeStored } from './storage.ts';

declare global {
  interface Window {
    /** The data layer: the tag manager reads it from the start when it loads. */
    dataLayer?: unknown[];
  }
}

const address = 'https://www.googletagmanager.com/gtm.js';

/** The container id, from a meta tag by the server; null without one. */
const container = () => document.querySelector<HTMLMetaElement>('meta[name=tag-manager]')?.content ?? null;

function say(message: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(message);
}

/** Like Google's `gtag`: its tags only recognise calls pushed as an arguments object. */
function gtag(..._call: [command: 'consent', kind: 'default' | 'update', answers: object]): void {
  // biome-ignore lint/complexity/noArguments: tags ignore arrays
  say(arguments);
}

/**
 * Sends consent updates to the tag manager, after the default of all denied. Loads its script once something is
 * allowed, and deletes cookies and storage of tags that aren't allowed.
 * @param changed empty at page load with nothing allowed
 * @param choices all current choices
 */
export function updateTags(changed: Partial<Choices>, choices: Choices): void {
  clearCookies(choices);
  clearStorage(choices);
  const id = container();
  if (id === null) return;
  if (!window.dataLayer) gtag('consent', 'default', consentDefault);
  if (Object.keys(changed).length > 0) {
    gtag('consent', 'update', consentUpdate(changed));
    say(consentEvent(changed));
  }
  if (grantedIn(choices).length > 0) fetchOnce(`${address}?id=${id}`);
}

function fetchOnce(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  say({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function clearCookies(choices: Choices): void {
  for (const name of unwantedNames(cookieNames(document.cookie), choices)) {
    for (const domain of ['', ...cookieDomains(location.hostname).map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

function clearStorage(choices: Choices): void {
  for (const place of ['local', 'session'] as const) {
    for (const key of unwantedNames(storedKeys(place), choices)) writeStored(place, key, undefined);
  }
}
