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
  /** Each column includes the one before: what is new in it has a filled tick. */
  grows?: boolean | undefined;
  rows: readonly { title: string; cells: readonly (string | boolean)[] }[];
}

/** The first column that has it, where each includes the one before. */
const first = (cells: readonly (string | boolean)[]) => cells.indexOf(true);

/** A comparison table. */
export function Comparison({ label, subject, columns, notes, grows = false, rows }: ComparisonProps) {
  const layout = grows ? css.ticks : css.words;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard */}
      <section className={css.scroller} aria-label={label} tabIndex={0}>
        <table className={`${css.table} ${layout}`}>
          <thead>
            <tr>
              <th scope="col">{subject}</th>
              {columns.map((column, at) => (
                <th key={column} scope="col">
                  {column}
                  {notes && <small className={`${css.note} ${type.money}`}>{notes[at]}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, cells }, row) => (
              <tr
                key={title}
                className={grows && first(cells) > first(rows[row - 1]?.cells ?? []) ? css.group : undefined}
              >
                <th scope="row">{title}</th>
                {columns.map((column, at) => (
                  <td key={column}>
                    <Cell is={cells[at] ?? false} isNew={grows && first(cells) === at} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {grows && <p className={`${type.fine} ${css.legend}`}>A filled tick is new in that {subject.toLowerCase()}.</p>}
    </>
  );
}

function Cell({ is, isNew }: { is: string | boolean; isNew: boolean }) {
  if (typeof is === 'string') return is;
  return (
    <span className={isNew ? css.added : is ? css.yes : css.no}>
      {is ? <TickIcon /> : <span aria-hidden>–</span>}
      <span className={type.hidden}>{is ? 'included' : 'not included'}</span>
    </span>
  );
}
