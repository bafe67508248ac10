import { onDelete, readStored, writeStored } from '../../api/storage.ts';
import { fieldsOf } from '../../domain/record.ts';
import { begin, type WizardState } from '../../domain/wizard/flow.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import { createListeners } from '../../lib/listeners.ts';
import { idleTask } from './idle.ts';

/** A visitor's state in one wizard, stored in the browser. For `useSyncExternalStore`. */
export interface WizardStore<Answers> {
  get: () => WizardState<Answers>;
  /** The state of a new visitor: what the prerendered page shows. */
  blank: () => WizardState<Answers>;
  set: (state: WizardState<Answers>) => void;
  /** Whether this tab had no state of its own when the page was opened. */
  isNew: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Stores the personal fields (name, e-mail, notes) in this tab only, while the visitor pays or is in another wizard.
   */
  keepTyped: () => void;
  /** The whole state, for `restoreSnapshots`. */
  snapshot: () => Snapshot;
  /** Deletes what this tab has saved. What another tab has saved since then stays. */
  clear: () => void;
}

/** A state as session storage can hold it, for any page of this tab to restore. */
export interface Snapshot {
  key: string;
  stored: unknown;
  /** The personal fields. */
  typed: unknown;
}

type Saved<Answers> = Pick<WizardRules<Answers>, 'flow' | 'record'>;

/** The stores of this page, by their keys. */
const stores = new Map<string, { store: unknown; save: () => void; restore: () => void }>();

/** The record of a wizard: this tab's, or the one that changed last. */
export function storedRecord(key: string): unknown {
  const own = readStored('session', key);
  return own === undefined ? readStored('local', key) : own;
}

/** When that record was saved, in milliseconds since 1970; 0 if unknown. */
export const savedAt = (key: string): number => Number(fieldsOf(storedRecord(key)).savedAt) || 0;

/** The one store of a wizard. */
export function storeOf<Answers extends object>(wizard: Saved<Answers>): WizardStore<Answers> {
  return (stores.get(wizard.record.key)?.store ?? wizardStore(wizard)) as WizardStore<Answers>;
}

/** Restores states; a store of this page shows its own at once. */
export function restoreSnapshots(snapshots: readonly Snapshot[]): void {
  for (const { key, stored, typed } of snapshots) {
    const opened = stores.get(key);
    opened?.save();
    writeStored('session', key, stored);
    writeStored('local', key, stored ?? undefined);
    writeStored('session', typedKey(key), typed);
    opened?.restore();
  }
}

const typedKey = (key: string) => `${key}-parked`;

/**
 * Each tab has its own state in session storage, so that two tabs never overwrite each other's answers. The state that
 * changed last is also in local storage, and new tabs continue with it.
 */
export function wizardStore<Answers extends object>({ flow, record }: Saved<Answers>): WizardStore<Answers> {
  const { key } = record;
  const keptTyped = typedKey(key);
  const typedNames = Object.keys(record.typed) as (keyof Answers)[];
  const blank = begin(flow);
  let state: WizardState<Answers> | undefined;
  let keepsTyped = false;
  let isNew = false;

  const restore = (): WizardState<Answers> => {
    isNew = readStored('session', key) === undefined;
    const stored = storedRecord(key);
    // From now on this tab has its own copy, which other tabs can't change.
    if (isNew && stored !== undefined) writeStored('session', key, stored);
    const saved = record.parse(stored);
    const away = readStored('session', keptTyped);
    keepsTyped = away !== undefined;
    const typed = pickTyped(away, record.typed);
    return { ...saved, answers: { ...saved.answers, ...typed } };
  };
  const get = () => (state ??= restore());
  const text = (of: WizardState<Answers>) => JSON.stringify(record.format(of));
  /** Whether a stored record equals this tab's state. */
  const isOwn = (stored: unknown) => text(record.parse(stored)) === text(get());
  const typed = () => {
    const { answers } = state ?? blank;
    return Object.fromEntries(typedNames.map((name) => [name, answers[name]]));
  };
  const writeTyped = () => writeStored('session', keptTyped, typed());
  // Clicks are rendered first, and saved when the browser is idle.
  const saving = idleTask(() => {
    const formatted = record.format(get());
    const stored = formatted && { ...formatted, savedAt: Date.now() };
    writeStored('session', key, stored);
    writeStored('local', key, stored);
    if (keepsTyped) writeTyped();
  });
  // After Back, the browser may show this page from its back/forward cache, in its old state.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const stored = readStored('session', key);
    if (!persisted || stored === undefined || isOwn(stored)) return;
    state = restore();
    listeners.notify();
  };
  const listeners = createListeners(() => {
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });

  const clear = () => {
    saving.flush();
    if (isOwn(readStored('local', key))) writeStored('local', key, undefined);
    state = blank;
    keepsTyped = false;
    // Null means cleared, undefined means new: a cleared tab doesn't continue with what another one saved. A record that
    // is never saved needs no such mark.
    writeStored('session', key, record.format(blank) === undefined ? undefined : null);
    writeStored('session', keptTyped, undefined);
    listeners.notify();
  };
  onDelete((name) => {
    if (name === key) clear();
    if (name !== keptTyped) return;
    keepsTyped = false;
    state = { ...get(), answers: { ...get().answers, ...record.typed } };
    listeners.notify();
  });

  const store: WizardStore<Answers> = {
    get,
    blank: () => blank,
    set: (next) => {
      state = next;
      saving.schedule();
      listeners.notify();
    },
    subscribe: listeners.subscribe,
    keepTyped: () => {
      keepsTyped = true;
      saving.flush();
      writeTyped();
    },
    isNew: () => {
      get();
      return isNew;
    },
    snapshot: () => ({ key, stored: record.format(get()), typed: typed() }),
    clear,
  };
  stores.set(key, {
    store,
    save: saving.flush,
    restore: () => {
      state = restore();
      listeners.notify();
    },
  });
  return store;
}

/** The stored personal fields, if they have the right type: storage may contain anything. */
function pickTyped<Answers extends object>(stored: unknown, typed: Partial<Answers>): Partial<Answers> {
  const found = fieldsOf(stored);
  const entries = Object.entries(typed).filter(([name, blank]) => {
    const value = found[name];
    if (typeof value !== typeof blank || Array.isArray(value) !== Array.isArray(blank)) return false;
    return typeof blank !== 'object' || Object.values(value ?? [null]).every((item) => typeof item === 'string');
  });
  return Object.fromEntries(entries.map(([name]) => [name, found[name]])) as Partial<Answers>;
}
