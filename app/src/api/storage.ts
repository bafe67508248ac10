/** The browser's own storage, as JSON. It may be full, forbidden or broken: then a visitor's work lives until the page is left. */

/** What is stored under a key; `undefined` when there is nothing, or nothing readable. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value under a key; `undefined` removes it. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost that is on the screen.
  }
}
