import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { minutesLabel, weekLabels } from '../../domain/booking/openingRules.ts';
import { changeHost, deleteHost, type Host, setHostPause } from '../../domain/contract/staff/hosts.ts';
import { changeOpeningHours, getOpeningHours, type OpeningHours } from '../../domain/contract/staff/openingHours.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { Failure } from '../parts/Loaded';
import { shortDay } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';
import { HoursDialog } from './HoursDialog';
import { HostDialog } from './hosts';

interface HoursSectionProps {
  host: Host;
  /** Whether nobody else takes calls: they are the agency's hours. */
  isOnly: boolean;
}

/** Who takes calls, and in which hours, with buttons to change both. */
export function HoursSection({ host, isOnly }: HoursSectionProps) {
  const may = useMayCall(changeOpeningHours);
  const { data, error, refetch } = useQuery(queryOf(getOpeningHours, { query: { host: host.id } }));
  const about = [
    ...(host.isPaused ? ['Paused'] : []),
    ...(data?.changed ? [`Hours changed ${shortDay(data.changed.at)}, ${data.changed.who}`] : []),
  ];
  return (
    <Section title={isOnly ? 'Opening hours' : host.name} aside={about.join(' · ')}>
      <About host={host} isOnly={isOnly} />
      {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? <Rules hours={data} /> : null}
      {data && may ? (
        <div className={page.below}>
          <DialogButton
            aria-label={isOnly ? undefined : `Change opening hours of ${host.name}`}
            dialog={(onClose) => <HoursDialog hours={data} onClose={onClose} />}
          >
            Change opening hours
          </DialogButton>
        </div>
      ) : null}
    </Section>
  );
}

function About({ host, isOnly }: HoursSectionProps) {
  const mayChange = useMayCall(changeHost);
  const { id, name, email, isPaused, upcoming } = host;
  return (
    <div className={`${page.row} ${css.rowWithAction}`}>
      <span className={css.who}>
        <span>
          {upcoming === 0 ? 'No upcoming calls' : plural(upcoming, 'upcoming call')}
          {isPaused ? ', takes no new ones' : ''}
        </span>
        <span className={page.fine}>{email ?? 'Gets no copies of our e-mails'}</span>
      </span>
      {mayChange ? (
        <div className={css.buttons}>
          <DialogButton
            aria-label={`Change ${name}`}
            dialog={(onClose) => <HostDialog host={host} onClose={onClose} />}
          >
            Change
          </DialogButton>
          <ActionButton
            aria-label={isPaused ? `Take calls: ${name}` : `Pause ${name}`}
            action={{
              endpoint: setHostPause,
              params: { id },
              body: { isPaused: !isPaused },
              done: isPaused ? `${name} takes calls from now on.` : `${name} gets no new calls. Booked ones stay.`,
              undoable: true,
            }}
          >
            {isPaused ? 'Take calls' : 'Pause'}
          </ActionButton>
          {isOnly ? null : (
            <ActionButton
              tone="danger"
              aria-label={`Remove ${name}`}
              action={{ endpoint: deleteHost, params: { id }, done: `${name} is no longer a host.`, undoable: true }}
            >
              Remove
            </ActionButton>
          )}
        </div>
      ) : null}
    </div>
  );
}

function Rules({ hours: { rules, length } }: { hours: OpeningHours }) {
  const { week, publicHolidays, notice, horizon, buffer } = rules;
  const call = minutesLabel(length);
  return (
    <DescriptionList
      items={[
        ...weekLabels(week).map(([days, hours]) => ({ term: days, description: capitalised(hours) })),
        { term: 'Public holidays', description: publicHolidays ? 'Closed' : 'As on other days' },
        { term: 'Earliest', description: notice === 0 ? 'At once' : `${minutesLabel(notice)} from now` },
        { term: 'Latest', description: `${plural(horizon, 'day')} ahead` },
        { term: 'A call', description: buffer === 0 ? call : `${call}, then ${minutesLabel(buffer)} free` },
      ]}
    />
  );
}
