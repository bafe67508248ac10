import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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

interface HoursSectionProps {
  /** The id of the host whose they are; the first one without it. */
  host?: string;
  title?: string;
  /** Words beside the heading, before who changed the hours last. */
  aside?: string | undefined;
  /** Above the hours of a host; below those of an agency of one. */
  children?: ReactNode;
}

/** Opening hours, with a button to change them. */
export function HoursSection({ host, title = 'Opening hours', aside, children }: HoursSectionProps) {
  const may = useMay('staff');
  const { data, error, refetch } = useQuery({
    queryKey: ['opening-hours', host],
    queryFn: () =>
      read(`/opening-hours${host === undefined ? '' : `?host=${encodeURIComponent(host)}`}`, openingHoursSchema),
  });
  const [changes, setChanges] = useState(false);
  const changed = data?.changed ? `Hours changed ${shortDay(data.changed.at)}, ${data.changed.who}` : undefined;
  return (
    <Section title={title} aside={[aside, changed].filter((words) => words !== undefined).join(' · ')}>
      {host === undefined ? null : children}
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      {data ? <Rules hours={data} /> : null}
      {data && may ? (
        <p className={css.add}>
          <button
            type="button"
            className={button()}
            aria-label={host === undefined ? undefined : `Change opening hours of ${title}`}
            onClick={() => setChanges(true)}
          >
            Change opening hours
          </button>
        </p>
      ) : null}
      {host === undefined ? children : null}
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
