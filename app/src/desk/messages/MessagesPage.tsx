import { messagesPageSchema } from '../../domain/contract/staff/messages.ts';
import { LinkRow } from '../parts/LinkRow';
import { ListPage } from '../parts/ListPage';
import { momentInWords } from '../parts/times.ts';
import { statusNames } from './statusNames.ts';

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
