import type { BrowserContext } from '@playwright/test';
import { browserStorage, type StorageEntry } from '../src/content/browserStorage.ts';

type Place = Exclude<StorageEntry['place'], 'both'>;

const isListed = (place: Place, name: string) =>
  browserStorage.some(
    (entry) => (entry.place === place || (entry.place === 'both' && place !== 'cookie')) && entry.names.includes(name),
  );

/**
 * What a browser holds of the site and the list does not name.
 * @param url of the site: other origins keep what they like
 */
export async function unlistedStorage(context: BrowserContext, url: string): Promise<{ place: Place; name: string }[]> {
  const found: { place: Place; name: string }[] = [];
  const note = (place: Place, names: readonly string[]) => found.push(...names.map((name) => ({ place, name })));
  for (const { name, domain } of await context.cookies()) {
    if (domain === new URL(url).hostname) note('cookie', [name]);
  }
  let asked = false;
  for (const page of context.pages().filter((page) => page.url().startsWith(url))) {
    // A page that is on its way to another one is left out.
    const names = await page
      .evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))
      .catch(() => undefined);
    note('local', names?.local ?? []);
    note('session', names?.session ?? []);
    asked ||= names !== undefined;
  }
  // Playwright opens another page to read local storage, so it is asked only where no page of the site can tell.
  if (!asked) {
    const { origins } = await context.storageState();
    for (const { origin, localStorage } of origins) {
      if (origin === url)
        note(
          'local',
          localStorage.map(({ name }) => name),
        );
    }
  }
  return found.filter(({ place, name }) => !isListed(place, name));
}
