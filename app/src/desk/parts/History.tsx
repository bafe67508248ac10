import { Section } from '@agency-site/ui/Section';
import { Link } from 'react-router-dom';
import type { HistoryEvent, MailAbout } from '../../domain/contract/staff/history.ts';
import type { StaffMailRow } from '../../domain/contract/staff/mails.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { formatMoment, unbrokenTimes } from './times.ts';

/** What happened, oldest first. `who` is null for the site itself. */
export const History = ({ events }: { events: readonly HistoryEvent[] }) =>
  events.length > 0 && (
    <Section title="History">
      <ul className={page.events}>
        {events.map((event) => (
          <li key={event.at + event.what}>
            {unbrokenTimes(event.what)}
            <p className={page.fine}>
              {formatMoment(event.at)}
              {event.who === null ? '' : ` · ${event.who}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );

/** The status of an e-mail in words. */
export const mailStates: Readonly<Record<StaffMailRow['status'], string>> = {
  waiting: 'Queued',
  sent: 'Sent',
  undelivered: 'Undelivered',
  stopped: 'Stopped',
};

/** The same where it stands among others, so that a failure is seen. */
export const MailState = ({ status }: Pick<StaffMailRow, 'status'>) => (
  <span className={status === 'undelivered' ? page.alarm : undefined}>{mailStates[status]}</span>
);

/** The page of an e-mail. */
export const mailPath = ({ id }: { id: string }) => `/mail/${encodeURIComponent(id)}`;

/** The e-mails to the customer about an order or a call. */
export function MailsAbout({ mails }: { mails: readonly MailAbout[] }) {
  if (mails.length === 0) return null;
  return (
    <Section title="E-mails">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className={page.entry}>
            <Link className={link} to={mailPath(mail)}>
              {unbrokenTimes(mail.subject)}
            </Link>
            <p className={page.fine}>
              {mail.to} · <MailState {...mail} /> {formatMoment(mail.at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
