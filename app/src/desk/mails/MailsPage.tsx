import { Link } from 'react-router-dom';
import { mailsPageSchema, type StaffMailRow } from '../../domain/contract/staff/mails.ts';
import { ListPage } from '../parts/ListPage';
import * as list from '../parts/listPage.css.ts';
import { momentInWords } from '../parts/times.ts';
import * as page from '../style/page.css.ts';

/** How an e-mail stands, in words. */
export const mailStates: Readonly<Record<StaffMailRow['status'], string>> = {
  waiting: 'Queued',
  sent: 'Sent',
  undelivered: 'Undelivered',
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
        <Link data-row to={`/mail/${encodeURIComponent(mail.id)}`} className={`${page.row} ${list.row}`}>
          <span className={list.words}>
            <span className={page.strong}>{mail.subject}</span>
            <span className={page.fine}>{mail.toAgency ? 'To yourselves' : mail.to}</span>
          </span>
          <span className={mail.status === 'undelivered' ? `${page.fine} ${page.alarm}` : page.fine}>
            {mailStates[mail.status]} · {momentInWords(mail.sentAt ?? mail.at)}
          </span>
        </Link>
      )}
    />
  );
}
