import { type ReactNode, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKey.ts';
import { type BulkResult, bulkResultSchema, pageSize } from '../../domain/contract/staff/list.ts';
import { plural } from '../../domain/words.ts';
import { post } from '../deskApi.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { useRun } from './Actions';
import * as css from './listPage.css.ts';

/** An action on several rows of a list. */
export interface Bulk<Row> {
  /** What the button says: "Mark as answered". */
  label: string;
  /** Its path in the staff API. */
  path: string;
  body: (rows: readonly Row[]) => object;
  /** What the notice says of this many rows: "3 messages are answered." */
  done: (count: number) => string;
  /** Whether the action can be taken on a row. */
  can: (row: Row) => boolean;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
}

const wordsOf = ({ done, skipped }: BulkResult, bulk: { done: (count: number) => string }) =>
  `${bulk.done(done)}${skipped > 0 ? ` ${skipped} changed meanwhile and stayed as they are.` : ''}`;

interface BulkFormProps<Row> {
  bulk: Bulk<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The list, with a `BulkChoice` in each row. */
  children: ReactNode;
}

/** A list of which rows can be chosen, and acted on together. */
export function BulkForm<Row>({ bulk, rows, keyOf, children }: BulkFormProps<Row>) {
  const form = useRef<HTMLFormElement>(null);
  const run = useRun();
  const [count, setCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="row"]') ?? [])];
  const counted = () => setCount(boxes().filter(({ checked }) => checked).length);
  const available = rows.filter(bulk.can).length;
  if (available === 0) return children;
  return (
    <form
      ref={form}
      className={css.withChoices}
      onChange={counted}
      onSubmit={async (event) => {
        event.preventDefault();
        const chosen = new Set(new FormData(event.currentTarget).getAll('row'));
        const headers = { 'idempotency-key': newIdempotencyKey() };
        setBusy(true);
        await run(
          () => post(bulk.path, bulk.body(rows.filter((row) => chosen.has(keyOf(row)))), bulkResultSchema, { headers }),
          (several) => wordsOf(several, bulk),
        );
        setBusy(false);
        counted();
      }}
    >
      <p className={css.bulk}>
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={count > 0 && count === available}
            onChange={({ target }) => {
              for (const box of boxes()) box.checked = target.checked;
            }}
          />
          Select all shown
        </label>
        <button type="submit" className={button()} disabled={busy || count === 0 || count > pageSize.most}>
          {bulk.label}
        </button>
        <span role="status" className={page.fine}>
          {count === 0 ? '' : `${plural(count, 'row')} selected`}
          {count > pageSize.most ? `: at most ${pageSize.most} at once` : ''}
        </span>
      </p>
      {children}
    </form>
  );
}

/** The checkbox of a row. */
export function BulkChoice({ id, name }: { id: string; name: string }) {
  return (
    <label className={css.choice}>
      <input type="checkbox" name="row" value={id} aria-label={`Select ${name}`} />
    </label>
  );
}
