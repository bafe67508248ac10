import { onForget, readStored, writeStored } from '../../api/storage.ts';
import { fieldsOf } from '../../domain/record.ts';
import { begin, type WizardState } from '../../domain/wizard/flow.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import { later } from './later.ts';

/** A visitor's walk through one wizard, kept in the browser. React reads it by `useSyncExternalStore`. */
export interface WizardStore<Answers> {
  get: () => WizardState<Answers>;
  /** The walk of someone who has just arrived: what the prerendered page shows. */
  blank: () => WizardState<Answers>;
  set: (state: WizardState<Answers>) => void;
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

type Saved<Answers> = Pick<WizardRules<Answers>, 'flow' | 'record'>;

/** The stores of this page, by their keys. */
const stores = new Map<string, { store: unknown; save: () => void; restore: () => void }>();

/** The one store of a wizard. */
export function storeOf<Answers extends object>(wizard: Saved<Answers>): WizardStore<Answers> {
  return (stores.get(wizard.record.key)?.store ?? wizardStore(wizard)) as WizardStore<Answers>;
}

/** Puts walks back as they were; a store of this page shows its own at once. */
export function putBack(snapshots: readonly Snapshot[]): void {
  for (const { key, stored, parked } of snapshots) {
    const opened = stores.get(key);
    opened?.save();
    writeStored('session', key, stored);
    writeStored('local', key, stored ?? undefined);
    writeStored('session', parkedKey(key), parked);
    opened?.restore();
  }
}

const parkedKey = (key: string) => `${key}-parked`;

/**
 * Each tab has a walk of its own, in session storage, so that two tabs never answer for each other. The last one that was
 * changed is in local storage as well: with it a new tab goes on, today or in a month.
 */
export function wizardStore<Answers extends object>({ flow, record }: Saved<Answers>): WizardStore<Answers> {
  const { key } = record;
  const parked = parkedKey(key);
  const typedNames = Object.keys(record.typed) as (keyof Answers)[];
  const blank = begin(flow);
  const listeners = new Set<() => void>();
  let state: WizardState<Answers> | undefined;
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
    const typed = pickTyped(away, record.typed);
    return { ...saved, answers: { ...saved.answers, ...typed } };
  };
  const get = () => (state ??= restore());
  const text = (of: WizardState<Answers>) => JSON.stringify(record.format(of));
  /** Whether something stored is the walk that this tab has. */
  const isOwn = (stored: unknown) => text(record.parse(stored)) === text(get());
  const typed = () => {
    const { answers } = state ?? blank;
    return Object.fromEntries(typedNames.map((name) => [name, answers[name]]));
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
    state = restore();
    tell();
  };

  const clear = () => {
    saving.now();
    if (isOwn(readStored('local', key))) writeStored('local', key, undefined);
    state = blank;
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
    state = { ...get(), answers: { ...get().answers, ...record.typed } };
    tell();
  });

  const store: WizardStore<Answers> = {
    get,
    blank: () => blank,
    set: (next) => {
      state = next;
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
    park: () => {
      isParked = true;
      saving.now();
      writeParked();
    },
    snapshot: () => ({ key, stored: record.format(get()), parked: typed() }),
    clear,
  };
  stores.set(key, {
    store,
    save: saving.now,
    restore: () => {
      state = restore();
      tell();
    },
  });
  return store;
}

/** What was typed, as far as it still has the kind of the blank answer: anything may stand in storage. */
function pickTyped<Answers extends object>(stored: unknown, typed: Partial<Answers>): Partial<Answers> {
  const found = fieldsOf(stored);
  const entries = Object.entries(typed).filter(([name, blank]) => {
    const value = found[name];
    return Array.isArray(blank)
      ? Array.isArray(value) && value.every((item) => typeof item === 'string')
      : typeof value === typeof blank;
  });
  return Object.fromEntries(entries.map(([name]) => [name, found[name]])) as Partial<Answers>;
}
