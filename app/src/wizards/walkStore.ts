import { readStored, writeStored } from '../api/storage.ts';
import { begin, type Flow, type Walk } from '../domain/flow.ts';

/** A visitor's walk through one wizard, kept in the browser. React reads it by `useSyncExternalStore`. */
export interface WalkStore<Answers> {
  get: () => Walk<Answers>;
  /** The walk of someone who has just arrived: what the prerendered page shows. */
  blank: () => Walk<Answers>;
  set: (walk: Walk<Answers>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what is typed but not saved (name, e-mail, notes) for this tab, while the visitor is away to pay. */
  park: () => void;
  /** Forgets everything, in memory and in the browser. */
  clear: () => void;
}

/** What of a walk is saved, and how it is read back. */
export interface WalkRecord<Answers> {
  /** Never throws, whatever is stored. */
  parse: (stored: unknown) => Walk<Answers>;
  format: (walk: Walk<Answers>) => unknown;
  /** Texts and lists of texts that are never saved, only parked while the visitor is away to pay. */
  typed: readonly (keyof Answers)[];
}

/** @param key where the record is saved, in local storage */
export function walkStore<Answers extends object>(
  key: string,
  flow: Flow<Answers>,
  record: WalkRecord<Answers>,
): WalkStore<Answers> {
  const parked = `${key}-parked`;
  const blank = begin(flow);
  const listeners = new Set<() => void>();
  let walk: Walk<Answers> | undefined;
  let isParked = false;

  const restore = (): Walk<Answers> => {
    const saved = record.parse(readStored('local', key));
    const stored = readStored('session', parked);
    isParked = stored !== undefined;
    const typed = pickTyped(stored, record.typed, flow.blank);
    return { ...saved, answers: { ...saved.answers, ...typed } };
  };
  const park = () => {
    const { answers } = walk ?? blank;
    isParked = true;
    writeStored('session', parked, Object.fromEntries(record.typed.map((name) => [name, answers[name]])));
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    get: () => (walk ??= restore()),
    blank: () => blank,
    set: (next) => {
      walk = next;
      writeStored('local', key, record.format(next));
      if (isParked) park();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    park,
    clear: () => {
      walk = blank;
      isParked = false;
      writeStored('local', key, undefined);
      writeStored('session', parked, undefined);
      tell();
    },
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
