import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { weekdays } from '../../domain/booking/labels.ts';
import { hoursLabel, minutesLabel } from '../../domain/booking/openingRules.ts';
import { changeOpeningHours, getOpeningHours, type OpeningHours } from '../../domain/contract/staff/openingHours.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { DialogButton, useMayCall } from '../parts/buttons';
import { Failure } from '../parts/Loaded';
import { shortDay } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { HoursDialog } from './HoursDialog';
import { weekOrder } from './WeekFields';

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
  const may = useMayCall(changeOpeningHours);
  const { data, error, refetch } = useQuery(queryOf(getOpeningHours, host === undefined ? {} : { query: { host } }));
  const changed = data?.changed ? `Hours changed ${shortDay(data.changed.at)}, ${data.changed.who}` : undefined;
  return (
    <Section title={title} aside={[aside, changed].filter((words) => words !== undefined).join(' · ')}>
      {host === undefined ? null : children}
      {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? <Rules hours={data} /> : null}
      {data && may ? (
        <div className={page.below}>
          <DialogButton
            aria-label={host === undefined ? undefined : `Change opening hours of ${title}`}
            dialog={(onClose) => <HoursDialog hours={data} onClose={onClose} />}
          >
            Change opening hours
          </DialogButton>
        </div>
      ) : null}
      {host === undefined ? children : null}
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
