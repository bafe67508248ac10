import type { BrowserContext } from '@playwright/test';
import { type KeptInBrowser, keptInBrowser } from '../src/content/keptInBrowser.ts';

type Place = Exclude<KeptInBrowser['place'], 'both'>;

const isListed = (place: Place, name: string) =>
  keptInBrowser.some(
    (entry) => (entry.place === place || (entry.place === 'both' && place !== 'cookie')) && entry.names.includes(name),
  );

/**
 * What a browser holds of the site and the list does not name.
 * @param url of the site: other origins keep what they like
 */
export async function unlisted(context: BrowserContext, url: string): Promise<{ place: Place; name: string }[]> {
  const found: { place: Place; name: string }[] = [];
  const { cookies, origins } = await context.storageState();
  for (const { name, domain } of cookies) {
    if (domain === new URL(url).hostname) found.push({ place: 'cookie', name });
  }
  for (const { origin, localStorage } of origins) {
    if (origin === url) found.push(...localStorage.map(({ name }) => ({ place: 'local' as const, name })));
  }
  for (const page of context.pages()) {
    if (!page.url().startsWith(url)) continue;
    // A page that is on its way to another one is left out.
    const names = await page.evaluate(() => Object.keys(sessionStorage)).catch(() => []);
    found.push(...names.map((name) => ({ place: 'session' as const, name })));
  }
  return found.filter(({ place, name }) => !isListed(place, name));
}
