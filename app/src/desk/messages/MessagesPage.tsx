import { messagesPageSchema, type StaffMessageRow } from '../../domain/contract/staff/messages.ts';
import { plural } from '../../domain/words.ts';
import type { Bulk } from '../parts/BulkForm';
import { LinkRow } from '../parts/LinkRow';
import { ListPage } from '../parts/ListPage';
import { momentInWords } from '../parts/times.ts';
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
  return (
    <ListPage
      title="Messages"
      what="messages"
      path="/messages"
      schema={messagesPageSchema}
      views={[...Object.entries(statusNames), ['all', 'All']]}
      placeholder="Name, address or words"
      empty="No message is waiting for an answer."
      bulk={markAnswered}
      keyOf={({ id }) => id}
      row={(message) => (
        <LinkRow
          to={`/messages/${message.id}`}
          title={message.name}
          about={message.beginning}
          aside={momentInWords(message.at)}
        />
      )}
    />
  );
}
