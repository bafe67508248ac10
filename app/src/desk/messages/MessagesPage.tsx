import { Navigate, useLocation, useParams } from 'react-router-dom';
import { opening } from '../../domain/catalogue/opening.ts';
import {
  listMessages,
  type MessagesWaiting,
  type StaffMessageRow,
  setMessageStatuses,
} from '../../domain/contract/staff/messages.ts';
import { describeWaiting, formatSince } from '../../domain/staff/describeWaiting.ts';
import { formatAge } from '../../domain/staff/formatAge.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { ask } from '../deskApi.ts';
import type { Bulk } from '../parts/BulkForm';
import { LinkRow } from '../parts/LinkRow';
import { ListPage } from '../parts/ListPage';
import * as list from '../parts/listPage.css.ts';
import { formatMoment, shortDay } from '../parts/times.ts';
import { useMedia } from '../parts/useMedia.ts';
import { useNow } from '../parts/useNow.ts';
import { narrow } from '../style/widths.ts';
import { Message, MessagePage } from './MessagePage';
import { statusNames } from './statusNames.ts';

const markAnswered: Bulk<StaffMessageRow> = {
  label: 'Mark as answered',
  act: (rows, headers) => {
    const messages = rows.map(({ id, version }) => ({ id, version }));
    return ask(setMessageStatuses, { body: { messages, status: 'answered' }, headers });
  },
  done: (count) => `${plural(count, 'message')} marked as answered.`,
  can: ({ status }) => status === 'unanswered',
  nameOf: ({ name, beginning }) => `the message of ${name}: ${beginning}`,
};

/** The messages of the contact form; in a wide window beside the open one, so that it's a step from one to the next. */
export function MessagesPage() {
  const now = useNow();
  const { id: open } = useParams();
  const { search } = useLocation();
  const isNarrow = useMedia(narrow);
  if (isNarrow && open !== undefined) return <MessagePage id={open} />;
  const read = (first: StaffMessageRow | undefined) => {
    if (open !== undefined) return <Message id={open} Name="h2" />;
    return first && <Navigate replace to={{ pathname: `/messages/${first.id}`, search }} />;
  };
  return (
    <ListPage
      title="Messages"
      heading={({ waiting }) => ({ title: describeWaiting(waiting.count), about: aboutWaiting(waiting, now) })}
      what="messages"
      endpoint={listMessages}
      views={[...Object.entries(statusNames), ['all', 'All']]}
      placeholder="Name, address or words"
      empty="No message is waiting for an answer."
      bulk={markAnswered}
      keyOf={({ id }) => id}
      row={(message) => <Row message={message} now={now} isOpen={message.id === open} search={search} />}
      reading={isNarrow ? undefined : read}
    />
  );
}

/** "The oldest since yesterday at 11:40 AM." */
function aboutWaiting({ count, since }: MessagesWaiting, now: number): string {
  if (since === null) return 'New ones appear here by themselves.';
  const words = formatSince(since, now, opening.timeZone);
  return `${count === 1 ? capitalised(words) : `The oldest ${words}`}.`;
}

interface RowProps {
  message: StaffMessageRow;
  now: number;
  isOpen: boolean;
  /** The view and the words of the list, which stay. */
  search: string;
}

/** A message with its age while it waits, and afterwards with what became of it. */
function Row({ message: { id, name, beginning, status, at }, now, isOpen, search }: RowProps) {
  return (
    <LinkRow
      to={{ pathname: `/messages/${id}`, search }}
      isOpen={isOpen}
      title={name}
      about={<span className={list.beginning}>{beginning}</span>}
      aside={
        <time dateTime={at} title={formatMoment(at)}>
          {status === 'unanswered' ? formatAge(at, now) : `${statusNames[status]} · ${shortDay(at)}`}
        </time>
      }
    />
  );
}
