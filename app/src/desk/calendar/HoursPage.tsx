import { createHost } from '../../domain/contract/staff/hosts.ts';
import { DialogButton, useMayCall } from '../parts/buttons';
import { Failure } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import * as page from '../style/page.css.ts';
import { CalendarsSection } from './CalendarsSection';
import { CalendarTabs } from './DayStrip';
import { DaysOffSection } from './DaysOff';
import { HoursSection } from './HoursSection';
import { HostDialog, useHosts } from './hosts';

/** When visitors can book: the hours of each host, days off, and the calendars that are read. */
export const HoursPage = () => (
  <>
    <PageHead title="When you can be booked" about="Changes apply to visitors at once. Booked calls stay as they are.">
      <CalendarTabs shown="hours" />
    </PageHead>
    <div className={page.two}>
      <Hosts />
      <div className={page.stack}>
        <DaysOffSection />
        <CalendarsSection />
      </div>
    </div>
  </>
);

/** The people who take calls, each with their own opening hours. */
function Hosts() {
  const { data: hosts, error, refetch } = useHosts();
  const mayAdd = useMayCall(createHost);
  if (!hosts) return error ? <Failure error={error} onRetry={refetch} /> : <div />;
  return (
    <div className={page.stack}>
      {hosts.map((host) => (
        <HoursSection key={host.id} host={host} isOnly={hosts.length === 1} />
      ))}
      <div>
        <p className={page.fine}>
          {hosts.length === 1
            ? 'One person takes all calls, so visitors see no name. With a second host, a time is free if either of you is.'
            : 'A time is free if any host is. A new call goes to the free host with the fewest upcoming calls, and the visitor sees their name.'}
        </p>
        {mayAdd ? (
          <div className={page.below}>
            <DialogButton dialog={(onClose) => <HostDialog onClose={onClose} />}>Add a host</DialogButton>
          </div>
        ) : null}
      </div>
    </div>
  );
}
