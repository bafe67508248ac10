import { type Choices, consentVersion, nothingGranted } from '../src/domain/consent/consent.ts';

interface State {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** The storage of a browser whose visitor answered the question about consent. */
export function consentState(url: string, choices: Choices, decidedAt: Date, version = consentVersion): State {
  const entries = { consent: choices, 'consent-meta': { decidedAt: decidedAt.toISOString(), version } };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** … a moment ago, with Reject All. */
export const rejected = (url: string) => consentState(url, nothingGranted, new Date());
