import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { euroFields, fieldWords, rowName, valueAt } from '../../domain/catalogue/editing.ts';
import { basicIds } from '../../domain/catalogue/ids.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { capitalised } from '../../domain/words.ts';
import { Form, textIn } from '../../lib/Form';
import type { Draft } from '../published/PublishedPage';
import * as css from '../published/published.css.ts';
import { flush, inline } from '../style/controls.css.ts';
import type { ListPart } from './sections.ts';

type PricesDraft = Draft<CatalogueData>;

const numbers = new Set([
  ...[...euroFields, 'revisionRounds', 'materials', 'hours', 'percent', 'below', 'from'],
  ...['planDepositPercent', 'bundlePercent', 'solutionDiscountPercent'],
]);
const lines = new Set(['adds', 'features', 'benefits']);
const flags = new Set(['popular', 'featured']);
const long = new Set(['brandIncludes', 'description', 'outcome', 'note']);

const chargedLists = [
  { value: 'each', label: 'Each wizard its own' },
  { value: 'quote', label: 'The quick quote’s in both' },
  { value: 'configurator', label: 'The package builder’s in both' },
] as const;

/** What is wrong at a place. */
const problemAt = (problems: PricesDraft['problems'], at: string) =>
  problems.find(({ path }) => path === at || path.startsWith(`${at}.`))?.message;

/** One value, with the control that suits it. */
export function Value({ draft: { data, problems, onChange }, at }: { draft: PricesDraft; at: readonly string[] }) {
  const field = at.at(-1) ?? '';
  const value = valueAt(data, at);
  const label = `${capitalised(fieldWords[field] ?? field)}${euroFields.has(field) ? ', €' : ''}`;
  const error = problemAt(problems, at.join('.'));
  if (flags.has(field)) {
    return (
      <Checkbox
        className={css.flag}
        label={label}
        checked={value === true}
        onCheckedChange={(checked) => onChange(at, checked || undefined)}
      />
    );
  }
  if (field === 'chargedList') {
    const chosen = chargedLists.find((one) => one.value === value)?.value;
    return (
      <Select
        className={css.wide}
        label={label}
        options={chargedLists}
        value={chosen}
        onValueChange={(list) => onChange(at, list)}
      />
    );
  }
  if (lines.has(field)) {
    return <Lines label={label} error={error} list={value} onChange={(list) => onChange(at, list)} />;
  }
  if (numbers.has(field)) {
    return (
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        value={value === undefined ? '' : String(value)}
        error={error}
        onValueChange={(text) => onChange(at, text === '' ? undefined : Number(text))}
      />
    );
  }
  const text = {
    label,
    value: typeof value === 'string' ? value : '',
    error,
    onValueChange: (typed: string) => onChange(at, typed === '' ? undefined : typed),
  };
  return long.has(field) ? (
    <TextField {...text} multiline rows={2} className={css.wide} />
  ) : (
    <TextField {...text} className={css.text} />
  );
}

interface LinesProps {
  label: string;
  error: string | undefined;
  list: unknown;
  onChange: (list: readonly string[]) => void;
}

/** A list of texts, one a line. */
function Lines({ label, error, list, onChange }: LinesProps) {
  const [text, setText] = useState(Array.isArray(list) ? list.join('\n') : '');
  return (
    <TextField
      multiline
      label={`${label}, one a line`}
      className={css.wide}
      value={text}
      error={error}
      onValueChange={(typed) => {
        setText(typed);
        onChange(
          typed
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        );
      }}
    />
  );
}

/** The rows of a list, each with its fields. */
export function List({ draft, part: { at, fields, add } }: { draft: PricesDraft; part: ListPart }) {
  const rows = valueAt(draft.data, at) as Readonly<Record<string, object>>;
  const basic: readonly string[] = basicIds[at[0] as keyof typeof basicIds] ?? [];
  return (
    <>
      {Object.keys(rows).map((id) => {
        const name = rowName(draft.data, [...at, id, '']) || 'Without a name';
        return (
          <fieldset key={id} className={css.row}>
            <legend className={css.name}>{name}</legend>
            {fields.map((field) => (
              <Value key={field} draft={draft} at={[...at, id, field]} />
            ))}
            {add && !basic.includes(id) ? (
              <p className={css.wide}>
                <Button tone="plain" className={flush} onClick={() => draft.onChange([...at, id], undefined)}>
                  Remove {name}
                </Button>
              </p>
            ) : null}
          </fieldset>
        );
      })}
      {add ? <NewRow label={add} rows={rows} onAdd={(id, row) => draft.onChange([...at, id], row)} /> : null}
    </>
  );
}

interface NewRowProps {
  label: string;
  rows: Readonly<Record<string, object>>;
  onAdd: (id: string, row: object) => void;
}

/** Adds a row under a name. It begins as a copy of the last one. */
function NewRow({ label, rows, onAdd }: NewRowProps) {
  const add = (entered: FormData, form: HTMLFormElement) => {
    const name = textIn(entered, 'name').trim();
    if (name === '') return;
    const last = Object.values(rows).at(-1) ?? {};
    const { popular, featured, ...row } = last as Record<string, unknown>;
    onAdd(idFor(name, rows), { ...row, ...('title' in row ? { title: name } : { name }) });
    form.reset();
  };
  return (
    <Form onSubmit={add} className={inline}>
      <TextField label={`${label}, by its name`} name="name" maxLength={60} />
      <Button type="submit">Add</Button>
    </Form>
  );
}

/** An id of its own for a name: "grand-brand-identity". Orders and links hold it, so it stays when the name changes. */
function idFor(name: string, rows: object): string {
  const base = headingId(name).slice(0, 30) || 'entry';
  let id = base;
  for (let nth = 2; Object.hasOwn(rows, id); nth += 1) id = `${base}-${nth}`;
  return id;
}
