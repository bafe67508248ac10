/** Web storage as JSON. If it is full or forbidden, values last only until the page is left. */

/** `local` lasts until it is removed, `session` until the tab is closed. */
export type Place = 'local' | 'session';

// Throws in browsers that forbid storage.
const storage = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

/** The value of a key; `undefined` when missing or unreadable. */
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
    // What is on the screen still works.
  }
}

const deletionListeners = new Set<(key: string) => void>();

/** Registers a listener for the deletion of a key, so that copies in memory are dropped too. */
export function onDelete(listener: (key: string) => void): void {
  deletionListeners.add(listener);
}

/** Deletes a key in local storage, session storage and memory. */
export function deleteKey(key: string): void {
  for (const listener of deletionListeners) listener(key);
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
