/** The colour scheme a visitor chose, or the system's. Stored in a cookie, so that the server can render it. */
export type Scheme = 'light' | 'dark';

const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const root = () => document.documentElement;

export function currentScheme(): Scheme {
  const chosen = root().dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark().matches ? 'dark' : 'light';
}

export function chooseScheme(scheme: Scheme): void {
  root().dataset.theme = scheme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `scheme=${scheme}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of listeners) listener();
}

export function onSchemeChange(listener: () => void): () => void {
  const system = dark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
