import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as page from '../style/page.css.ts';
import type { Draft } from './PublishedPage';
import * as css from './published.css.ts';

/** One of several things in a draft, with the props of its fields. */
export interface Entry<Value> {
  value: Value;
  /** For its first field: the focus moves there once it is added. */
  first: RefObject<HTMLInputElement | null>;
  change: (field: keyof Value & string, value: unknown) => void;
  error: (field: keyof Value & string) => string | undefined;
}

interface EntriesProps<Value> {
  draft: Draft<unknown>;
  /** Where they are in the draft, by ids that stay. */
  at: string;
  entries: Readonly<Record<string, Value>>;
  /** One before anything is written. */
  blank: Value;
  /** "Add a code" */
  add: string;
  empty: string;
  /** What each is called, by its id. */
  names: Readonly<Record<string, string>>;
  children: (entry: Entry<Value>) => ReactNode;
}

/** Several things of a draft, each with its fields: one can be added, and each removed. */
export function Entries<Value>({ draft, at, entries, blank, add, empty, names, children }: EntriesProps<Value>) {
  const all = Object.entries(entries);
  const button = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState('');
  return (
    <div className={page.stack}>
      {all.map(([id, value]) => (
        <One
          key={id}
          entry={{
            value,
            change: (field, changed) => draft.onChange([at, id, field], changed),
            // What is still empty is said before it is published.
            error: (field) =>
              value[field] === '' ? undefined : draft.problems.find(({ path }) => path === `${id}.${field}`)?.message,
          }}
          name={names[id] ?? ''}
          isNew={id === added}
          onRemove={() => {
            draft.onChange([at, id], undefined);
            button.current?.focus();
          }}
        >
          {children}
        </One>
      ))}
      <div className={page.actions}>
        {all.length === 0 ? <p className={page.quiet}>{empty}</p> : null}
        <Button
          ref={button}
          onClick={() => {
            // Never a number: these would change places.
            const id = `id-${crypto.randomUUID()}`;
            setAdded(id);
            draft.onChange([at, id], blank);
          }}
        >
          {add}
        </Button>
      </div>
    </div>
  );
}

interface OneProps<Value> extends Pick<EntriesProps<Value>, 'children'> {
  entry: Omit<Entry<Value>, 'first'>;
  name: string;
  /** Whether it has just been added. */
  isNew: boolean;
  onRemove: () => void;
}

function One<Value>({ entry, name, isNew, onRemove, children }: OneProps<Value>) {
  const first = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is added.
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, []);
  return (
    <Section title={name}>
      <div className={css.settings}>
        {children({ ...entry, first })}
        <div>
          <Button size="s" onClick={onRemove}>
            Remove {name}
          </Button>
        </div>
      </div>
    </Section>
  );
}
