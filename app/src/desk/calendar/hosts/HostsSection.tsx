import { Section } from '@agency-site/ui/Section';
import { Link } from 'react-router-dom';
import { plural } from '../../../domain/words.ts';
import { link } from '../../style/controls.css.ts';
import * as page from '../../style/page.css.ts';
import * as css from '../calendar.css.ts';
import { HoursSection } from '../HoursSection';
import { useHosts } from './useHosts.ts';

/** With one host, the opening hours; with several, a list of the hosts and a link to their hours. */
export function HostsSection() {
  const { data: hosts = [] } = useHosts();
  const toHosts = (words: string) => (
    <p className={css.add}>
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
