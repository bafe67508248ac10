import { cookieDomains } from '../domain/consent/cookies.ts';
import { withdrawConsent } from './consent.ts';
import { deleteKey } from './storage.ts';

/** Deletes what is stored under a name, in any place. Both consent entries are deleted together. */
export function deleteStored(name: string): void {
  if (name === 'consent' || name === 'consent-meta') withdrawConsent();
  if (name === 'scheme') delete document.documentElement.dataset.theme;
  deleteKey(name);
  for (const domain of ['', ...cookieDomains(location.hostname).map((host) => `; domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
