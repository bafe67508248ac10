import { type Choices, grantedIn, type Purpose, purposes } from '../domain/consent/consent.ts';
import { cookieNames, deleteCookie } from './cookies.ts';
import { storedKeys, writeStored } from './storage.ts';

/** The consent types that Google's tags know. */
type ConsentType =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage';
type Answer = 'granted' | 'denied';

const typesOf: Readonly<Record<Purpose, readonly ConsentType[]>> = {
  Personalization: ['ad_personalization', 'personalization_storage'],
  Analytics: ['analytics_storage'],
  Optimization: ['ad_storage', 'ad_user_data'],
  Enhancement: ['functionality_storage'],
};

/**
 * The client: "sends a granted or denied update to a tag manager for ad_personalization, ad_analytics, ad_optimization or
 * ad_enhancement". Google's tags know only the first, so a separate event carries all four.
 */
const nameOf = {
  Personalization: 'ad_personalization',
  Analytics: 'ad_analytics',
  Optimization: 'ad_optimization',
  Enhancement: 'ad_enhancement',
} as const satisfies Readonly<Record<Purpose, string>>;

const answer = (granted: boolean): Answer => (granted ? 'granted' : 'denied');
const entries = (choices: Partial<Choices>) => Object.entries(choices) as [Purpose, boolean][];

/** The default, before any answer. */
export const consentDefault: Readonly<Record<ConsentType | 'security_storage', Answer>> = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

/** The update for Google's own tags. */
export function consentUpdate(choices: Partial<Choices>): Partial<Record<ConsentType, Answer>> {
  return Object.fromEntries(
    entries(choices).flatMap(([purpose, granted]) => typesOf[purpose].map((type) => [type, answer(granted)])),
  );
}

/** The same for every other tag of the container. */
export function consentEvent(choices: Partial<Choices>): Readonly<Record<string, string>> {
  const answers = entries(choices).map(([purpose, granted]) => [nameOf[purpose], answer(granted)]);
  return { event: 'consent_update', ...Object.fromEntries(answers) };
}

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

/** Names of the cookies and storage entries that Google's tags set on the site's domain, by purpose. */
const namesOf: Readonly<Record<Purpose, readonly RegExp[]>> = {
  Personalization: [/^__gads$/, /^__gpi(_|$)/, /^google_/],
  Analytics: [/^_ga(_|$)/, /^_gid$/, /^_gat(_|$)/],
  Optimization: [/^_gcl_/, /^_gac_/],
  Enhancement: [],
};

/**
 * Names to remove because their purpose is not allowed.
 * @param names of cookies, or of entries in local or session storage
 */
export function unwantedNames(names: readonly string[], choices: Choices): readonly string[] {
  const denied = purposes.filter((purpose) => !choices[purpose]).flatMap((purpose) => namesOf[purpose]);
  return names.filter((name) => denied.some((pattern) => pattern.test(name)));
}

function clearCookies(choices: Choices): void {
  for (const name of unwantedNames(cookieNames(document.cookie), choices)) deleteCookie(name);
}

function clearStorage(choices: Choices): void {
  for (const place of ['local', 'session'] as const) {
    for (const key of unwantedNames(storedKeys(place), choices)) writeStored(place, key, undefined);
  }
}
