import { explainAbbreviations } from '../../../content/abbreviations.ts';
import type { Section } from '../../../content/page.ts';
import { Table } from '../../../lib/Table';
import { TickIcon } from '../../../shell/icons';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './Comparison.css';

/** A comparison table. Its title is its label for screen readers. */
export function Comparison({
  title: label,
  subject,
  columns,
  notes,
  tags,
  rows,
  actions,
  remark,
}: Extract<Section, { kind: 'comparison' }>) {
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
                {tags?.[at] && <span className={css.tag}>{tags[at]}</span>}
                {column}
                {notes && <small className={`${css.note} ${type.money}`}>{notes[at]}</small>}
              </>
            ),
          })),
        ]}
        foot={
          actions && (
            <tr>
              <td />
              {actions.map(({ label: choose, to }) => (
                <td key={to}>
                  <a className={type.link} href={to} aria-label={choose}>
                    Choose
                  </a>
                </td>
              ))}
            </tr>
          )
        }
      >
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((column, at) => (
              <td key={column} data-column={notes ? undefined : column}>
                <Cell is={cells[at] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {remark !== undefined && (
        <p className={css.remark}>
          <Spans words={remark} />
        </p>
      )}
      {meanings && <p className={type.fine}>{meanings}</p>}
    </section>
  );
}

function Cell({ is }: { is: string | boolean }) {
  // One item of the cell's grid, however its words are kept together.
  if (typeof is === 'string') return <span>{is}</span>;
  return (
    <span className={is ? css.yes : css.no}>
      {is ? <TickIcon /> : <span aria-hidden>–</span>}
      <span className={type.hidden}>{is ? 'included' : 'not included'}</span>
    </span>
  );
}
