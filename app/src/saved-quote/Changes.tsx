import { formatEuro } from '../domain/money.ts';
import type { LineDifference } from '../orders/saved-quote/difference.ts';
import { keptWords } from '../wizards/kit/saved-quote/words.ts';
import * as css from './Changes.css';

interface ChangesProps {
  rows: readonly LineDifference[];
  /** Euro: the totals. */
  was: number;
  now: number;
  /** The quote still holds: then the list has changed, and what the visitor pays has not. */
  honoured: boolean;
}

const amount = (euro: number | null) => (euro === null ? '–' : formatEuro(euro));

function news({ was, now }: Pick<LineDifference, 'was' | 'now'>): string {
  if (was === null) return 'New';
  if (now === null) return 'Gone';
  const more = now - was;
  return more === 0 ? 'The same' : `${formatEuro(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
}

/** What each line of a quote was on the day it was kept, what it is now, and the rule that says so. */
export function Changes({ rows, was, now, honoured }: ChangesProps) {
  const words = honoured ? keptWords.changes.honoured : keptWords.changes.over;
  return (
    <table className={css.table} data-honoured={honoured || undefined}>
      <caption className={css.caption}>{words.caption}</caption>
      <thead>
        <tr>
          <th className={css.column} scope="col">
            Line
          </th>
          <th className={css.figure} scope="col">
            {words.was}
          </th>
          <th className={css.figure} scope="col">
            {words.now}
          </th>
          <th className={css.figure} scope="col">
            Difference
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={css.row} data-changed={row.was !== row.now || undefined}>
            <th className={css.line} scope="row">
              {row.label}
              <span className={css.rule}>{row.rule}</span>
            </th>
            <td className={css.was}>{amount(row.was)}</td>
            <td className={css.now}>{amount(row.now)}</td>
            <td className={css.difference}>{news(row)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.sum}>
          <th className={css.line} scope="row">
            Total
          </th>
          <td className={css.was}>{formatEuro(was)}</td>
          <td className={css.now}>{formatEuro(now)}</td>
          <td className={css.difference}>{news({ was, now })}</td>
        </tr>
      </tfoot>
    </table>
  );
}
