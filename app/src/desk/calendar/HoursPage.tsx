import { Section } from '@agency-site/ui/Section';
import { Link } from 'react-router-dom';
import { plural } from '../../domain/words.ts';
import { PageHead } from '../parts/PageHead';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { CalendarsSection } from './CalendarsSection';
import * as css from './calendar.css.ts';
import { CalendarParts } from './DayStrip';
import { DaysOffSection } from './DaysOff';
import { HoursSection } from './HoursSection';
import { useHosts } from './hosts';

/** When visitors can book: opening hours, days off, and the calendars that are read. */
export const HoursPage = () => (
  <>
    <PageHead title="When you can be booked" about="Changes apply to visitors at once. Booked calls stay as they are.">
      <CalendarParts shown="hours" />
    </PageHead>
    <div className={page.two}>
      <div className={page.stack}>
        <HostsSection />
        <DaysOffSection />
      </div>
      <CalendarsSection />
    </div>
  </>
);

/** With one host, the opening hours; with several, a list of the hosts and a link to their hours. */
function HostsSection() {
  const { data: hosts = [] } = useHosts();
  const toHosts = (words: string) => (
    <p className={page.below}>
      <Link className={link} to="/calendar/hosts">
        {words}
      </Link>
    </p>
  );
  if (hosts.length < 2) return <HoursSection>{toHosts('Several people take calls? Add a host')}</HoursSection>;
  return (
    <Section title="Hosts" aside="A time is free when one of them is">
      <ul>
        {hosts.map(({ id, name, isPaused, upcoming }) => (
          <li key={id} className={`${page.row} ${css.rowWithAction}`}>
            <span className={page.strong}>{name}</span>
            <span className={page.fine}>{isPaused ? 'Paused' : plural(upcoming, 'upcoming call')}</span>
          </li>
        ))}
      </ul>
      {toHosts('Hosts and their opening hours')}
    </Section>
  );
}
