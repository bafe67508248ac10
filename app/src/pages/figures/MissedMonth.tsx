import { Table } from '../../lib/Table';
import { SampleFigure } from '../../shell/Sample';
import { BarCell } from './parts/BarCell';
import * as css from './parts/bars.css';

const groups = [
  { name: 'Regulars', booked: 120, missed: 2 },
  { name: 'New, other times', booked: 32, missed: 2 },
  { name: 'New, Monday mornings', booked: 12, missed: 5 },
] as const;

/** The example of the post about bookings: who missed an appointment in a month. */
export const MissedMonth = () => (
  <SampleFigure
    id="missed-month"
    of="data"
    caption="Missed appointments in one month. Each bar shows the share of the bookings that were missed."
  >
    <Table className={css.table}>
      {groups.map(({ name, booked, missed }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <BarCell percent={(100 * missed) / booked} />
          <td>
            {missed} of {booked}
          </td>
        </tr>
      ))}
    </Table>
  </SampleFigure>
);
