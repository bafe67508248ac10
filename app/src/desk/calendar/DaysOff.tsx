import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayLabel } from '../../domain/booking/labels.ts';
import { type DaysOff, listDaysOff, removeDaysOff } from '../../domain/contract/staff/daysOff.ts';
import { ask } from '../deskApi.ts';
import { usePerformAction } from '../parts/Actions';
import { Failure } from '../parts/Failure';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';
import { DaysOffDialog } from './DaysOffDialog';

/** "Thursday 24 December 2026", or from one day to another. */
const daysLabel = ({ from, to }: Pick<DaysOff, 'from' | 'to'>) =>
  from === to ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`;

/** The days off that aren't over. */
const useDaysOff = () => useQuery({ queryKey: ['days-off'], queryFn: async () => (await ask(listDaysOff)).daysOff });

/** The list of upcoming days off, to add and remove them. */
export function DaysOffSection() {
  const may = useMay('staff');
  const { data, error, refetch } = useDaysOff();
  const [adds, setAdds] = useState(false);
  return (
    <Section title="Days off" aside="No calls can be booked on them, from now on">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <ul>
        {data?.map((days) => (
          <Row key={days.id} days={days} may={may} />
        ))}
      </ul>
      {data?.length === 0 ? (
        <p className={`${page.quiet} ${css.none}`}>None yet. Public holidays are off anyway.</p>
      ) : null}
      {may ? (
        <p className={css.add}>
          <Button onClick={() => setAdds(true)}>Add days off</Button>
        </p>
      ) : null}
      {adds ? <DaysOffDialog onClose={() => setAdds(false)} /> : null}
    </Section>
  );
}

function Row({ days, may }: { days: DaysOff; may: boolean }) {
  const performAction = usePerformAction();
  return (
    <li className={`${page.row} ${css.rowWithAction}`}>
      <span className={css.who}>
        <span className={page.strong}>{days.label}</span>
        <span className={page.fine}>{daysLabel(days)}</span>
      </span>
      {may ? (
        <Button
          aria-label={`Remove ${days.label}`}
          onClick={() =>
            performAction({
              endpoint: removeDaysOff,
              params: { id: days.id },

              done: `${days.label}: calls can be booked again.`,
              undoable: true,
            })
          }
        >
          Remove
        </Button>
      ) : null}
    </li>
  );
}
