import { type Choices, consentVersion, nothingGranted } from '../src/domain/consent/consent.ts';

interface State {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** Browser storage of a visitor who has answered the consent banner. */
export function consentState(url: string, choices: Choices, decidedAt: Date, version = consentVersion): State {
  const entries = { consent: choices, 'consent-meta': { decidedAt: decidedAt.toISOString(), version } };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Storage after Reject All a moment ago. */
export const rejected = (url: string) => consentState(url, nothingGranted, new Date());
