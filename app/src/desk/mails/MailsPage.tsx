import { mailsPageSchema, type StaffMailRow } from '../../domain/contract/staff/mails.ts';
import { LinkRow } from '../parts/LinkRow';
import { ListPage } from '../parts/ListPage';
import { momentInWords } from '../parts/times.ts';

/** The status of an e-mail in words. */
export const mailStates: Readonly<Record<StaffMailRow['status'], string>> = {
  waiting: 'Queued',
  sent: 'Sent',
  undelivered: 'Undelivered',
  stopped: 'Stopped',
};

/** All e-mails that the site sends. */
export function MailsPage() {
  return (
    <ListPage
      title="Mail"
      what="e-mails"
      path="/mails"
      schema={mailsPageSchema}
      views={[['all', 'All'], ...Object.entries(mailStates)]}
      placeholder="Address or subject"
      empty="No e-mail has been written yet."
      keyOf={({ id }) => id}
      row={(mail) => (
        <LinkRow
          to={`/mail/${encodeURIComponent(mail.id)}`}
          title={mail.subject}
          about={mail.toAgency ? 'To yourselves' : mail.to}
          aside={`${mailStates[mail.status]} · ${momentInWords(mail.sentAt ?? mail.at)}`}
          alarm={mail.status === 'undelivered'}
        />
      )}
    />
  );
}
