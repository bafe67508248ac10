import type { DataTableColumn } from '@agency-site/ui/DataTable';
import { useMemo } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { opening } from '../../domain/catalogue/opening.ts';
import {
  listMessages,
  type MessagesWaiting,
  type StaffMessageRow,
  setMessageStatuses,
} from '../../domain/contract/staff/messages.ts';
import { formatAge } from '../../domain/staff/formatAge.ts';
import { describeWaiting, formatSince } from '../../domain/staff/headlines.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { BulkButton } from '../parts/buttons';
import { fine } from '../parts/columns';
import { ListTable, ListTools } from '../parts/List';
import * as css from '../parts/listPage.css.ts';
import { PageHead } from '../parts/PageHead';
import { formatMoment, shortDay, useNow } from '../parts/times.ts';
import { useList } from '../parts/useList.ts';
import { useMedia } from '../parts/useMedia.ts';
import { narrow } from '../style/widths.ts';
import { Message, MessagePage, statusNames } from './MessagePage';

/**
 * @param open the id of the message that is read beside the list
 * @param search the view and the words of the list, which stay
 */
const columnsAt = (now: number, open: string | undefined, search: string): DataTableColumn<StaffMessageRow>[] => [
  {
    id: 'name',
    header: 'From',
    width: 'l',
    cell: ({ id, name }) => (
      <Link data-row to={{ pathname: `/messages/${id}`, search }} aria-current={id === open ? 'page' : undefined}>
        {name}
      </Link>
    ),
  },
  fine('Message', ({ beginning }) => <span className={css.beginning}>{beginning}</span>, { stacked: 'line' }),
  fine(
    'Waiting',
    // With its age while it waits, and afterwards with what became of it.
    ({ status, at }) => (
      <time dateTime={at} title={formatMoment(at)}>
        {status === 'unanswered' ? formatAge(at, now) : `${statusNames[status]} · ${shortDay(at)}`}
      </time>
    ),
    { width: 'm', align: 'end', stacked: 'beside' },
  ),
];

/** The messages of the contact form; in a wide window beside the open one, so that it's a step from one to the next. */
export function MessagesPage() {
  const { id: open } = useParams();
  const isNarrow = useMedia(narrow);
  return isNarrow && open !== undefined ? <MessagePage id={open} /> : <MessagesList open={open} isRead={!isNarrow} />;
}

/** @param isRead whether a message is read beside the list */
function MessagesList({ open, isRead }: { open: string | undefined; isRead: boolean }) {
  const now = useNow();
  const { search } = useLocation();
  const list = useList({
    what: 'messages',
    endpoint: listMessages,
    views: [...Object.entries(statusNames), ['all', 'All']],
    placeholder: 'Name, address or words',
  });
  const columns = useMemo(() => columnsAt(now, open, search), [now, open, search]);
  const { first } = list;
  const firstRow = first?.rows[0];
  const table = (
    <ListTable
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ name, beginning }) => `the message of ${name}: ${beginning}`}
      selectable={({ status }) => status === 'unanswered'}
      empty="No message is waiting for an answer."
      bulk={(messages) => (
        <BulkButton
          count={messages.length}
          label="Mark as answered"
          request={{
            endpoint: setMessageStatuses,
            body: { messages: messages.map(({ id, version }) => ({ id, version })), status: 'answered' },
          }}
          done={(count) => `${plural(count, 'message')} marked as answered.`}
        />
      )}
    />
  );
  return (
    <>
      {/* The line below the title reserves its space until it has loaded. */}
      <PageHead
        title={first ? describeWaiting(first.waiting.count) : 'Messages'}
        about={first ? aboutWaiting(first.waiting, now) : '\u00A0'}
      />
      <ListTools list={list} />
      {isRead ? (
        <div className={css.split}>
          {table}
          <article className={css.reading}>
            {open !== undefined ? (
              <Message id={open} Name="h2" />
            ) : (
              firstRow && <Navigate replace to={{ pathname: `/messages/${firstRow.id}`, search }} />
            )}
          </article>
        </div>
      ) : (
        table
      )}
    </>
  );
}

/** "The oldest since yesterday at 11:40 AM." */
function aboutWaiting({ count, since }: MessagesWaiting, now: number): string {
  if (since === null) return 'New ones appear here by themselves.';
  const words = formatSince(since, now, opening.timeZone);
  return `${count === 1 ? capitalised(words) : `The oldest ${words}`}.`;
}
