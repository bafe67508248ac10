import { type Choices, grantedIn } from '../domain/consent/consent.ts';
import { consentDefault, consentEvent, consentUpdate } from '../domain/consent/consentMode.ts';
import { cookieDomains, cookieNames, unwantedNames } from '../domain/consent/cookies.ts';
import { storedKeys, writeStored } from './storage.ts';

declare global {
  interface Window {
    /** What the tag manager hears, in order; it reads from the beginning when it comes. */
    dataLayer?: unknown[];
  }
}

const address = 'https://www.googletagmanager.com/gtm.js';

/** The container of this page, which the server has put into its head; null where there is none. */
const container = () => document.querySelector<HTMLMetaElement>('meta[name=tag-manager]')?.content ?? null;

function say(message: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(message);
}

/** Consent is told by a call like Google's own `gtag`: its tags know one by the arguments object that it leaves. */
function gtag(..._call: [command: 'consent', kind: 'default' | 'update', answers: object]): void {
  // biome-ignore lint/complexity/noArguments: a list in its place is not understood
  say(arguments);
}

/**
 * Tells the tag manager what has changed, after the default of all denied. Its script is fetched when something is
 * allowed for the first time and not before; cookies and stored entries of tags that are not allowed go.
 * @param changed empty when a page begins with nothing allowed
 * @param choices all that holds now
 */
export function tellTags(changed: Partial<Choices>, choices: Choices): void {
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
