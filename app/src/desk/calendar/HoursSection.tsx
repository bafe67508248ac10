import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hoursLabel, minutesLabel, weekdays } from '../../domain/booking/openingRules.ts';
import { type OpeningHours, openingHoursSchema } from '../../domain/contract/staff/openingHours.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { read } from '../deskApi.ts';
import { Fact, Facts } from '../parts/Facts';
import { Failure } from '../parts/Failure';
import { Section } from '../parts/Section';
import { shortDay } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as css from './calendar.css.ts';
import { HoursDialog } from './HoursDialog';
import { weekOrder } from './weekOrder.ts';

/** The opening hours, with a button to change them. */
export function HoursSection() {
  const may = useMay('staff');
  const { data, error, refetch } = useQuery({
    queryKey: ['opening-hours'],
    queryFn: () => read('/opening-hours', openingHoursSchema),
  });
  const [changes, setChanges] = useState(false);
  return (
    <Section
      title="Opening hours"
      aside={data?.changed ? `Changed ${shortDay(data.changed.at)}, ${data.changed.who}` : ''}
    >
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      {data ? <Rules hours={data} /> : null}
      {data && may ? (
        <p className={css.add}>
          <button type="button" className={button()} onClick={() => setChanges(true)}>
            Change opening hours
          </button>
        </p>
      ) : null}
      {data && changes ? <HoursDialog hours={data} onClose={() => setChanges(false)} /> : null}
    </Section>
  );
}

function Rules({ hours: { rules, length } }: { hours: OpeningHours }) {
  const facts: readonly [string, string][] = [
    ...weekOrder.map((day): [string, string] => [weekdays[day], capitalised(hoursLabel(rules.week[day]))]),
    ['Public holidays', rules.publicHolidays ? 'Closed' : 'As on other days'],
    ['Earliest', rules.notice === 0 ? 'At once' : `${minutesLabel(rules.notice)} from now`],
    ['Latest', `${plural(rules.horizon, 'day')} ahead`],
    [
      'A call',
      rules.buffer === 0 ? minutesLabel(length) : `${minutesLabel(length)}, then ${minutesLabel(rules.buffer)} free`,
    ],
  ];
  return (
    <Facts>
      {facts.map(([name, what]) => (
        <Fact key={name} name={name}>
          {what}
        </Fact>
      ))}
    </Facts>
  );
}
