import * as page from '../style/page.css.ts';
import { formatMoment } from './times.ts';

/** What happened, oldest first. `who` is null for the site itself. */
export function Events({ events }: { events: readonly { at: string; what: string; who: string | null }[] }) {
  return (
    <ul className={page.events}>
      {events.map((event) => (
        <li key={event.at + event.what}>
          {event.what}
          <p className={page.fine}>
            {formatMoment(event.at)}
            {event.who === null ? '' : ` · ${event.who}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
