import { Link } from 'react-router-dom';
import { messagesPageSchema } from '../../domain/contract/staff/messages.ts';
import { ListPage } from '../parts/ListPage';
import * as list from '../parts/listPage.css.ts';
import { momentInWords } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
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
        <Link data-row to={`/messages/${message.id}`} className={`${page.row} ${list.row}`}>
          <span className={list.words}>
            <span className={page.strong}>{message.name}</span>
            <span className={page.quiet}>{message.beginning}</span>
          </span>
          <span className={page.fine}>{momentInWords(message.at)}</span>
        </Link>
      )}
    />
  );
}
