import type { BrowserContext } from '@playwright/test';
import { browserStorage, type StorageEntry } from '../src/content/browserStorage.ts';

type Place = Exclude<StorageEntry['place'], 'both'>;

const isListed = (place: Place, name: string) =>
  browserStorage.some(
    (entry) => (entry.place === place || (entry.place === 'both' && place !== 'cookie')) && entry.names.includes(name),
  );

/**
 * Stored entries that aren't on the list.
 * @param url of the site; other origins are ignored
 */
export async function unlistedStorage(context: BrowserContext, url: string): Promise<{ place: Place; name: string }[]> {
  const found: { place: Place; name: string }[] = [];
  const note = (place: Place, names: readonly string[]) => found.push(...names.map((name) => ({ place, name })));
  for (const { name, domain } of await context.cookies()) {
    if (domain === new URL(url).hostname) note('cookie', [name]);
  }
  let hasRead = false;
  for (const page of context.pages().filter((page) => page.url().startsWith(url))) {
    // Skips a page that is navigating.
    const names = await page
      .evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))
      .catch(() => undefined);
    note('local', names?.local ?? []);
    note('session', names?.session ?? []);
    hasRead ||= names !== undefined;
  }
  // storageState opens another page, so it is used only without an open page of the site.
  if (!hasRead) {
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
