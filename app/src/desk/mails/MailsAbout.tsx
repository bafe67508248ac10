import { Section } from '@agency-site/ui/Section';
import { Link } from 'react-router-dom';
import type { MailAbout } from '../../domain/contract/staff/history.ts';
import { formatMoment } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { mailStates } from './MailsPage';

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
