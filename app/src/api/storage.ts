/** The browser's own storage, as JSON. It may be full, forbidden or broken: then a visitor's work lives until the page is left. */

/** `local` stays until it is removed, `session` until the tab is closed. */
export type Place = 'local' | 'session';

// A browser that forbids storage throws when the name is read.
const storage = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

/** What is stored under a key; `undefined` when there is nothing, or nothing readable. */
export function readStored(place: Place, key: string): unknown {
  try {
    const text = storage(place).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value under a key; `undefined` removes it. */
export function writeStored(place: Place, key: string, value: unknown): void {
  try {
    if (value === undefined) storage(place).removeItem(key);
    else storage(place).setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost that is on the screen.
  }
}

const forgetters = new Set<(key: string) => void>();

/** Has somebody told when the visitor deletes what is stored under a key, so that no copy in memory stays or is written again. */
export function onForget(forget: (key: string) => void): void {
  forgetters.add(forget);
}

/** Deletes what is stored under a key, in both places and in memory. */
export function forgetKey(key: string): void {
  for (const forget of forgetters) forget(key);
  writeStored('local', key, undefined);
  writeStored('session', key, undefined);
}

/** Every key of a storage, in alphabetical order. */
export function storedKeys(place: Place): readonly string[] {
  try {
    return Object.keys(storage(place)).sort();
  } catch {
    return [];
  }
}
