import { listMails, resendMails, type StaffMailRow } from '../../domain/contract/staff/mails.ts';
import { plural } from '../../domain/words.ts';
import { ask } from '../deskApi.ts';
import type { Bulk } from '../parts/BulkForm';
import { LinkRow } from '../parts/LinkRow';
import { ListPage } from '../parts/ListPage';
import { formatMoment } from '../parts/times.ts';

/** The status of an e-mail in words. */
export const mailStates: Readonly<Record<StaffMailRow['status'], string>> = {
  waiting: 'Queued',
  sent: 'Sent',
  undelivered: 'Undelivered',
  stopped: 'Stopped',
};

const sendAgain: Bulk<StaffMailRow> = {
  label: 'Send again',
  act: (mails, headers) =>
    ask(resendMails, { body: { mails: mails.map(({ id, resentAt }) => ({ id, resentAt })) }, headers }),
  done: (count) => `${plural(count, 'e-mail')} will be sent again in a few seconds.`,
  can: ({ status }) => status === 'undelivered',
  nameOf: ({ subject, to }) => `“${subject}” to ${to}`,
};

/** All e-mails that the site sends. */
export function MailsPage() {
  return (
    <ListPage
      title="Mail"
      what="e-mails"
      endpoint={listMails}
      views={[['all', 'All'], ...Object.entries(mailStates)]}
      placeholder="Address or subject"
      empty="No e-mail has been written yet."
      bulk={sendAgain}
      keyOf={({ id }) => id}
      row={(mail) => (
        <LinkRow
          to={`/mail/${encodeURIComponent(mail.id)}`}
          title={mail.subject}
          about={mail.toAgency ? 'To yourselves' : mail.to}
          aside={`${mailStates[mail.status]} · ${formatMoment(mail.sentAt ?? mail.at)}`}
          alarm={mail.status === 'undelivered'}
        />
      )}
    />
  );
}
