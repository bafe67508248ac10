import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { Checkbox } from '@agency-site/ui/Checkbox';
import '@agency-site/ui/Checkbox.css';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKey.ts';
import { type BulkResult, pageSize } from '../../domain/contract/staff/list.ts';
import { plural } from '../../domain/words.ts';
import { Form } from '../../lib/Form';
import * as page from '../style/page.css.ts';
import { useRun } from './Actions';
import * as css from './listPage.css.ts';

/** An action on several rows of a list. */
export interface Bulk<Row> {
  /** What the button says: "Mark as answered". */
  label: string;
  act: (rows: readonly Row[], headers: Record<string, string>) => Promise<BulkResult>;
  /** What the notice says of this many rows: "3 messages are answered." */
  done: (count: number) => string;
  /** Whether the action can be taken on a row. */
  can: (row: Row) => boolean;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
}

const wordsOf = ({ done, skipped }: BulkResult, bulk: { done: (count: number) => string }) =>
  `${bulk.done(done)}${skipped > 0 ? ` ${skipped} changed meanwhile and stayed as they are.` : ''}`;

const none: ReadonlySet<string> = new Set();
const Choice = createContext({ chosen: none, choose: (_id: string, _on: boolean) => {} });

interface BulkFormProps<Row> {
  bulk: Bulk<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The list, with a `BulkChoice` in each row. */
  children: ReactNode;
}

/** A list of which rows can be chosen, and acted on together. */
export function BulkForm<Row>({ bulk, rows, keyOf, children }: BulkFormProps<Row>) {
  const run = useRun();
  const [chosen, setChosen] = useState(none);
  const [busy, setBusy] = useState(false);
  // The rows stay as they are: only their checkboxes are rendered again.
  const choice = useMemo(() => {
    const choose = (id: string, on: boolean) =>
      setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
    return { chosen, choose };
  }, [chosen]);
  const available = rows.filter(bulk.can);
  if (available.length === 0) return children;
  const picked = available.filter((row) => chosen.has(keyOf(row)));
  const count = picked.length;
  const act = async () => {
    const headers = { 'idempotency-key': newIdempotencyKey() };
    setBusy(true);
    await run(
      () => bulk.act(picked, headers),
      (result) => wordsOf(result, bulk),
    );
    setBusy(false);
  };
  return (
    <Form className={css.withChoices} onSubmit={act}>
      <div className={css.bulk}>
        <Checkbox
          label="Select all shown"
          checked={count === available.length}
          onCheckedChange={(all) => setChosen(all ? new Set(available.map(keyOf)) : none)}
        />
        <Button type="submit" busy={busy} disabled={count === 0 || count > pageSize.most}>
          {bulk.label}
        </Button>
        <span role="status" className={page.fine}>
          {count === 0 ? '' : `${plural(count, 'row')} selected`}
          {count > pageSize.most ? `: at most ${pageSize.most} at once` : ''}
        </span>
      </div>
      <Choice value={choice}>{children}</Choice>
    </Form>
  );
}

/** The checkbox of a row. */
export function BulkChoice({ id, name }: { id: string; name: string }) {
  const { chosen, choose } = useContext(Choice);
  return (
    <Checkbox label={`Select ${name}`} labelHidden checked={chosen.has(id)} onCheckedChange={(on) => choose(id, on)} />
  );
}
