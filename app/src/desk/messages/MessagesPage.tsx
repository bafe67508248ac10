import { opening } from '../../domain/catalogue/opening.ts';
import {
  type MessagesWaiting,
  messagesPageSchema,
  type StaffMessageRow,
} from '../../domain/contract/staff/messages.ts';
import { describeWaiting, formatSince } from '../../domain/staff/describeWaiting.ts';
import { formatAge } from '../../domain/staff/formatAge.ts';
import { capitalised, plural } from '../../domain/words.ts';
import type { Bulk } from '../parts/BulkForm';
import { LinkRow } from '../parts/LinkRow';
import { ListPage } from '../parts/ListPage';
import * as list from '../parts/listPage.css.ts';
import { formatMoment, shortDay } from '../parts/times.ts';
import { useNow } from '../parts/useNow.ts';
import { statusNames } from './statusNames.ts';

const markAnswered: Bulk<StaffMessageRow> = {
  label: 'Mark as answered',
  path: '/messages/status',
  body: (messages) => ({ messages: messages.map(({ id, version }) => ({ id, version })), status: 'answered' }),
  done: (count) => `${plural(count, 'message')} marked as answered.`,
  can: ({ status }) => status === 'unanswered',
  nameOf: ({ name, beginning }) => `the message of ${name}: ${beginning}`,
};

/** The messages of the contact form. */
export function MessagesPage() {
  const now = useNow();
  return (
    <ListPage
      title="Messages"
      heading={({ waiting }) => ({ title: describeWaiting(waiting.count), about: aboutWaiting(waiting, now) })}
      what="messages"
      path="/messages"
      schema={messagesPageSchema}
      views={[...Object.entries(statusNames), ['all', 'All']]}
      placeholder="Name, address or words"
      empty="No message is waiting for an answer."
      bulk={markAnswered}
      keyOf={({ id }) => id}
      row={(message) => <Row message={message} now={now} />}
    />
  );
}

/** "The oldest since yesterday at 11:40 AM." */
function aboutWaiting({ count, since }: MessagesWaiting, now: number): string {
  if (since === null) return 'New ones appear here by themselves.';
  const words = formatSince(since, now, opening.timeZone);
  return `${count === 1 ? capitalised(words) : `The oldest ${words}`}.`;
}

/** A message with its age while it waits, and afterwards with what became of it. */
function Row({ message: { id, name, beginning, status, at }, now }: { message: StaffMessageRow; now: number }) {
  return (
    <LinkRow
      to={`/messages/${id}`}
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
