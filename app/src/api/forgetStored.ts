import { cookieDomains } from '../domain/consent/cookies.ts';
import { withdrawConsent } from './consent.ts';
import { forgetKey } from './storage.ts';

/** Deletes what this browser keeps under a name, wherever it keeps it. The answer about consent goes as a whole. */
export function forgetStored(name: string): void {
  if (name === 'consent' || name === 'consent-meta') withdrawConsent();
  if (name === 'scheme') delete document.documentElement.dataset.theme;
  forgetKey(name);
  for (const domain of ['', ...cookieDomains(location.hostname).map((host) => `; domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
