import type { DataTableColumn } from '@agency-site/ui/DataTable';
import { Link } from 'react-router-dom';
import { listMails, resendMails, type StaffMailRow } from '../../domain/contract/staff/mails.ts';
import { plural } from '../../domain/words.ts';
import { BulkButton } from '../parts/buttons';
import { ListTable, ListTools } from '../parts/List';
import { PageHead } from '../parts/PageHead';
import { formatMoment } from '../parts/times.ts';
import { useList } from '../parts/useList.ts';
import * as page from '../style/page.css.ts';

/** The status of an e-mail in words. */
export const mailStates: Readonly<Record<StaffMailRow['status'], string>> = {
  waiting: 'Queued',
  sent: 'Sent',
  undelivered: 'Undelivered',
  stopped: 'Stopped',
};

const columns: readonly DataTableColumn<StaffMailRow>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ id, subject, status }) => (
      <Link
        data-row
        to={`/mail/${encodeURIComponent(id)}`}
        className={status === 'undelivered' ? page.alarm : undefined}
      >
        {subject}
      </Link>
    ),
  },
  {
    id: 'to',
    header: 'To',
    stacked: 'line',
    className: page.fine,
    cell: ({ toAgency, to }) => (toAgency ? 'To yourselves' : to),
  },
  {
    id: 'status',
    header: 'Status',
    width: 's',
    stacked: 'plain',
    className: page.fine,
    cell: ({ status }) => mailStates[status],
  },
  {
    id: 'at',
    header: 'When',
    width: 'm',
    stacked: 'plain',
    className: page.fine,
    cell: ({ sentAt, at }) => formatMoment(sentAt ?? at),
  },
];

/** All e-mails that the site sends. */
export function MailsPage() {
  const list = useList({
    what: 'e-mails',
    endpoint: listMails,
    views: [['all', 'All'], ...Object.entries(mailStates)],
    placeholder: 'Address or subject',
  });
  return (
    <>
      <PageHead title="Mail" />
      <ListTools list={list} />
      <ListTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ subject, to }) => `“${subject}” to ${to}`}
        selectable={({ status }) => status === 'undelivered'}
        empty="No e-mail has been written yet."
        bulk={(mails) => (
          <BulkButton
            count={mails.length}
            label="Send again"
            request={{ endpoint: resendMails, body: { mails: mails.map(({ id, resentAt }) => ({ id, resentAt })) } }}
            done={(count) => `${plural(count, 'e-mail')} will be sent again in a few seconds.`}
          />
        )}
      />
    </>
  );
}
