import type { DataTableColumn } from '@agency-site/ui/DataTable';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listMails, resendMails, type StaffMailRow } from '../../domain/contract/staff/mails.ts';
import { getToday } from '../../domain/contract/staff/today.ts';
import { capitalised, plural, spellNumber } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { BulkButton } from '../parts/buttons';
import { fine, when } from '../parts/columns';
import { MailState, mailPath, mailStates } from '../parts/History';
import { ListTable, ListTools } from '../parts/List';
import { PageHead } from '../parts/PageHead';
import { unbrokenTimes } from '../parts/times.ts';
import { useList } from '../parts/useList.ts';
import * as page from '../style/page.css.ts';
import { causes } from './MailPage';

const columns: readonly DataTableColumn<StaffMailRow>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: (mail) => (
      <>
        <Link data-row to={mailPath(mail)}>
          {unbrokenTimes(mail.subject)}
        </Link>
        {mail.cause && <p className={page.fine}>{causes[mail.cause]}</p>}
      </>
    ),
  },
  fine('To', ({ toAgency, to }) => (toAgency ? 'To yourselves' : to), { stacked: 'line' }),
  fine('Status', (mail) => <MailState {...mail} />, { width: 's', stacked: 'plain' }),
  when(({ sentAt, at }) => sentAt ?? at),
];

const aboutFailed = (count: number) =>
  count === 0
    ? 'None is undelivered.'
    : `${capitalised(spellNumber(count))} ${count === 1 ? 'e-mail' : 'e-mails'} didn’t arrive.`;

/** All e-mails that the site sends, and at first those that failed, if some did. */
export function MailsPage() {
  const failed = useQuery(queryOf(getToday)).data?.counts.mail;
  // As it was at first: what fails, or is sent again, meanwhile changes no list that is being read.
  const [atFirst, setAtFirst] = useState(failed);
  if (atFirst === undefined && failed !== undefined) setAtFirst(failed);
  const list = useList({
    what: 'e-mails',
    endpoint: listMails,
    views: [['all', 'All'], ...Object.entries(mailStates)],
    opensOn: atFirst ? 'undelivered' : 'all',
    placeholder: 'Address or subject',
  });
  return (
    <>
      <PageHead title="Mail" isAlarm={Boolean(failed)} about={failed === undefined ? '\u00A0' : aboutFailed(failed)} />
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
