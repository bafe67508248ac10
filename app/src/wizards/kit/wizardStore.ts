import { onForget, readStored, writeStored } from '../../api/storage.ts';
import { begin, type Flow, type WizardState } from '../../domain/flow.ts';
import { later } from './later.ts';

/** A visitor's walk through one wizard, kept in the browser. React reads it by `useSyncExternalStore`. */
export interface WizardStore<Answers> {
  get: () => WizardState<Answers>;
  /** The walk of someone who has just arrived: what the prerendered page shows. */
  blank: () => WizardState<Answers>;
  set: (walk: WizardState<Answers>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what is typed but not saved (name, e-mail, notes) for this tab, while the visitor is away to pay or takes it to another wizard. */
  park: () => void;
  /** All that there is now, for `putBack`. */
  snapshot: () => Snapshot;
  /** Forgets everything that this tab knows and has saved; what another tab has saved since stays. */
  clear: () => void;
}

/** A walk as it can be kept in session storage and put back later, also by another page. */
export interface Snapshot {
  key: string;
  stored: unknown;
  /** What is typed. */
  parked: unknown;
}

/** The stores of this page, by their keys. */
const stores = new Map<string, { save: () => void; restore: () => void }>();

/** Puts walks back as they were; a store of this page shows its own at once. */
export function putBack(snapshots: readonly Snapshot[]): void {
  for (const { key, stored, parked } of snapshots) {
    const store = stores.get(key);
    store?.save();
    writeStored('session', key, stored);
    writeStored('local', key, stored ?? undefined);
    writeStored('session', parkedKey(key), parked);
    store?.restore();
  }
}

const parkedKey = (key: string) => `${key}-parked`;

/** What of a walk is saved, and how it is read back. */
export interface WizardRecord<Answers> {
  /** Never throws, whatever is stored. */
  parse: (stored: unknown) => WizardState<Answers>;
  format: (walk: WizardState<Answers>) => unknown;
  /** Texts and lists of texts that are never saved, only parked while the visitor is on another page. */
  typed: readonly (keyof Answers)[];
}

/**
 * Each tab has a walk of its own, in session storage, so that two tabs never answer for each other. The last one that was
 * changed is in local storage as well: with it a new tab goes on, today or in a month.
 * @param key where the record is saved, in both storages
 */
export function wizardStore<Answers extends object>(
  key: string,
  flow: Flow<Answers>,
  record: WizardRecord<Answers>,
): WizardStore<Answers> {
  const parked = parkedKey(key);
  const blank = begin(flow);
  const listeners = new Set<() => void>();
  let walk: WizardState<Answers> | undefined;
  let isParked = false;

  const restore = (): WizardState<Answers> => {
    let stored = readStored('session', key);
    if (stored === undefined) {
      stored = readStored('local', key);
      // From now on it is this tab's own, whatever becomes of it in another one.
      if (stored !== undefined) writeStored('session', key, stored);
    }
    const saved = record.parse(stored);
    const away = readStored('session', parked);
    isParked = away !== undefined;
    const typed = pickTyped(away, record.typed, flow.blank);
    return { ...saved, answers: { ...saved.answers, ...typed } };
  };
  const get = () => (walk ??= restore());
  const text = (of: WizardState<Answers>) => JSON.stringify(record.format(of));
  /** Whether something stored is the walk that this tab has. */
  const isOwn = (stored: unknown) => text(record.parse(stored)) === text(get());
  const typed = () => {
    const { answers } = walk ?? blank;
    return Object.fromEntries(record.typed.map((name) => [name, answers[name]]));
  };
  const writeParked = () => writeStored('session', parked, typed());
  // A press is answered first, and saved when the browser rests.
  const saving = later(() => {
    const formatted = record.format(get());
    writeStored('session', key, formatted);
    writeStored('local', key, formatted);
    if (isParked) writeParked();
  });
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Back from another page of this tab the browser may show this one just as it was left.
  const thaw = ({ persisted }: PageTransitionEvent) => {
    const stored = readStored('session', key);
    if (!persisted || stored === undefined || isOwn(stored)) return;
    walk = restore();
    tell();
  };

  stores.set(key, {
    save: saving.now,
    restore: () => {
      walk = restore();
      tell();
    },
  });
  const park = () => {
    isParked = true;
    saving.now();
    writeParked();
  };

  const clear = () => {
    saving.now();
    if (isOwn(readStored('local', key))) writeStored('local', key, undefined);
    walk = blank;
    isParked = false;
    // Nothing of its own is something else than nothing yet: this tab does not take up what another one saved. A record
    // that is never saved needs no such note.
    writeStored('session', key, record.format(blank) === undefined ? undefined : null);
    writeStored('session', parked, undefined);
    tell();
  };
  onForget((name) => {
    if (name === key) clear();
    if (name !== parked) return;
    isParked = false;
    const typed = Object.fromEntries(record.typed.map((field) => [field, flow.blank[field]]));
    walk = { ...get(), answers: { ...get().answers, ...typed } };
    tell();
  });

  return {
    get,
    blank: () => blank,
    set: (next) => {
      walk = next;
      saving.soon();
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('pageshow', thaw);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('pageshow', thaw);
      };
    },
    park,
    snapshot: () => ({ key, stored: record.format(get()), parked: typed() }),
    clear,
  };
}

/** What was typed, as far as it still has the kind of the blank answer: anything may stand in storage. */
function pickTyped<Answers extends object>(
  stored: unknown,
  names: readonly (keyof Answers)[],
  blank: Answers,
): Partial<Answers> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = names.flatMap((name) => {
    const value: unknown = (stored as Partial<Answers>)[name];
    const fits = Array.isArray(blank[name])
      ? Array.isArray(value) && value.every((item) => typeof item === 'string')
      : typeof value === typeof blank[name];
    return fits ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Partial<Answers>;
}
