import { explainAbbreviations } from '../../../content/abbreviations.ts';
import type { ComparisonCell } from '../../../content/page.ts';
import { Table } from '../../../lib/Table';
import { TickIcon } from '../../../shell/icons';
import * as type from '../../../shell/style/type.css';
import * as css from './Comparison.css';

interface ComparisonProps {
  /** Label of the table for screen readers. */
  label: string;
  /** Heading of the first column. */
  subject: string;
  columns: readonly string[];
  /** Under each heading: a price. */
  notes?: readonly string[] | undefined;
  rows: readonly { title: string; cells: readonly ComparisonCell[] }[];
}

/** A comparison table. */
export function Comparison({ label, subject, columns, notes, rows }: ComparisonProps) {
  const isOnlyTicks = rows.every(({ cells }) => cells.every((cell) => typeof cell === 'boolean'));
  const meanings = explainAbbreviations([...columns, ...rows.map(({ title }) => title)]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard
    <section className={css.scroller} aria-label={label} tabIndex={0}>
      <Table
        className={`${css.table} ${isOnlyTicks ? css.ticks : css.words}`}
        head={[
          subject,
          ...columns.map((column, at) => ({
            children: (
              <>
                {column}
                {notes && <small className={`${css.note} ${type.money}`}>{notes[at]}</small>}
              </>
            ),
          })),
        ]}
      >
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((column, at) => (
              <td key={column} data-column={columns.length === 2 ? column : undefined}>
                <Cell is={cells[at] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {meanings && <p className={type.fine}>{meanings}</p>}
    </section>
  );
}

function Cell({ is }: { is: ComparisonCell }) {
  // One item of the cell's grid, however its words are kept together.
  if (typeof is === 'string') return <span>{is}</span>;
  if (typeof is === 'object') {
    return (
      <ul className={css.several}>
        {is.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    );
  }
  return (
    <span className={is ? css.yes : css.no}>
      {is ? <TickIcon /> : <span aria-hidden>–</span>}
      <span className={type.hidden}>{is ? 'included' : 'not included'}</span>
    </span>
  );
}
