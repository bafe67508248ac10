import { Section } from '@agency-site/ui/Section';
import { Link } from 'react-router-dom';
import type { MailAbout } from '../../domain/contract/staff/history.ts';
import { mailStates } from '../mails/MailsPage';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { formatMoment } from './times.ts';

/** What happened, oldest first. `who` is null for the site itself. */
export const History = ({ events }: { events: readonly { at: string; what: string; who: string | null }[] }) =>
  events.length > 0 && (
    <Section title="History">
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
    </Section>
  );

/** The e-mails to the customer about an order or a call. */
export function MailsAbout({ mails }: { mails: readonly MailAbout[] }) {
  if (mails.length === 0) return null;
  return (
    <Section title="E-mails">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className={page.entry}>
            <Link className={link} to={`/mail/${encodeURIComponent(mail.id)}`}>
              {mail.subject}
            </Link>
            <p className={page.fine}>
              {mail.to} ·{' '}
              <span className={mail.status === 'undelivered' ? page.alarm : undefined}>{mailStates[mail.status]}</span>{' '}
              {formatMoment(mail.at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
