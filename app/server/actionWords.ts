import { bookingWords } from './booking/words.ts';
import { calendarWords } from './calendars/words.ts';
import { orderWords } from './checkout/staff/orderEvents.ts';
import { mailWords } from './mails/words.ts';
import { messageWords } from './messages/words.ts';
import { newsletterWords } from './newsletter/words.ts';
import { peopleWords } from './people/words.ts';
import { loggedOf } from './team/actions.ts';
import type { ActionWords } from './team/actionWords.ts';
import { hostWords } from './team/hostWords.ts';
import { teamWords } from './team/words.ts';
import { webhookWords } from './webhooks/words.ts';

/** Every action's words. */
export const actionWords: ActionWords = {
  ...orderWords,
  ...bookingWords,
  ...calendarWords,
  ...hostWords,
  ...messageWords,
  ...mailWords,
  ...newsletterWords,
  ...peopleWords,
  ...teamWords,
  ...webhookWords,
  'orders.csv': () => 'Orders downloaded as CSV',
  'invoices.csv': ({ after }) => `Invoices from ${loggedOf(after).from} to ${loggedOf(after).to} downloaded as CSV`,
  'invoices.zip': ({ after }) =>
    `Invoices from ${loggedOf(after).from} to ${loggedOf(after).to} downloaded as an archive`,
  'filter.keep': () => 'Filter of the orders kept',
  'filter.remove': () => 'Filter of the orders removed',
};
