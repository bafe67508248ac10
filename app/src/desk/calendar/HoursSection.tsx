import { Button } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hoursLabel, minutesLabel, weekdays } from '../../domain/booking/openingRules.ts';
import { getOpeningHours, type OpeningHours } from '../../domain/contract/staff/openingHours.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { ask } from '../deskApi.ts';
import { Failure } from '../parts/Failure';
import { shortDay } from '../parts/times.ts';
import { useMay } from '../session.ts';
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
    queryFn: () => ask(getOpeningHours, host === undefined ? {} : { query: { host } }),
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
          <Button
            aria-label={host === undefined ? undefined : `Change opening hours of ${title}`}
            onClick={() => setChanges(true)}
          >
            Change opening hours
          </Button>
        </p>
      ) : null}
      {host === undefined ? children : null}
      {data && changes ? <HoursDialog hours={data} onClose={() => setChanges(false)} /> : null}
    </Section>
  );
}

function Rules({ hours: { rules, length } }: { hours: OpeningHours }) {
  const { week, publicHolidays, notice, horizon, buffer } = rules;
  const call = minutesLabel(length);
  return (
    <DescriptionList
      items={[
        ...weekOrder.map((day) => ({ term: weekdays[day], description: capitalised(hoursLabel(week[day])) })),
        { term: 'Public holidays', description: publicHolidays ? 'Closed' : 'As on other days' },
        { term: 'Earliest', description: notice === 0 ? 'At once' : `${minutesLabel(notice)} from now` },
        { term: 'Latest', description: `${plural(horizon, 'day')} ahead` },
        { term: 'A call', description: buffer === 0 ? call : `${call}, then ${minutesLabel(buffer)} free` },
      ]}
    />
  );
}
