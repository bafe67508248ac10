import type { Choices, Purpose } from './consent.ts';

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
