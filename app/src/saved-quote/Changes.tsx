import { formatEuro } from '../domain/money.ts';
import { Table } from '../lib/Table';
import type { LineDifference } from '../orders/saved-quote/difference.ts';
import { savedQuoteWords } from '../wizards/kit/saved-quote/words.ts';
import * as css from './Changes.css';

interface ChangesProps {
  rows: readonly LineDifference[];
  /** Euro: the totals. */
  was: number;
  now: number;
  /** The saved price still applies: the price list has changed, what the visitor pays hasn't. */
  guaranteed: boolean;
}

const amount = (euro: number | null) => (euro === null ? '–' : formatEuro(euro));

function news({ was, now }: Pick<LineDifference, 'was' | 'now'>): string {
  if (was === null) return 'New';
  if (now === null) return 'Gone';
  const more = now - was;
  return more === 0 ? 'The same' : `${formatEuro(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
}

/** Each line of a quote on the day it was saved and now, with the rule behind its price. */
export function Changes({ rows, was, now, guaranteed }: ChangesProps) {
  const words = guaranteed ? savedQuoteWords.changes.guaranteed : savedQuoteWords.changes.expired;
  return (
    <Table
      className={css.table}
      data-guaranteed={guaranteed || undefined}
      caption={words.caption}
      head={['Line', words.was, words.now, 'Difference']}
      foot={
        <tr className={css.sum}>
          <th className={css.line} scope="row">
            Total
          </th>
          <td className={css.was}>{formatEuro(was)}</td>
          <td className={css.now}>{formatEuro(now)}</td>
          <td className={css.difference}>{news({ was, now })}</td>
        </tr>
      }
    >
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
    </Table>
  );
}
