import { createListeners } from '../lib/listeners.ts';

/** The colour scheme a visitor chose, or the system's. Stored in a cookie, so that the server can render it. */
export type Scheme = 'light' | 'dark';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const root = () => document.documentElement;
const listeners = createListeners((notify) => {
  const system = dark();
  system.addEventListener('change', notify);
  return () => system.removeEventListener('change', notify);
});

export const onSchemeChange = listeners.subscribe;

export function currentScheme(): Scheme {
  const chosen = root().dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark().matches ? 'dark' : 'light';
}

export function chooseScheme(scheme: Scheme): void {
  root().dataset.theme = scheme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `scheme=${scheme}; path=/; max-age=31536000; samesite=lax`;
  listeners.notify();
}

/** Returns to the system's colour scheme. The caller deletes the cookie. */
export function forgetScheme(): void {
  delete root().dataset.theme;
  listeners.notify();
}
