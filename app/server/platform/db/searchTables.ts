import { integer, type KeptAs, type Row, table, text } from './table.ts';

/** The searchable text of each row of a list. Written by triggers, in the transaction that changes the row. */
const searchOf = <const Kept extends KeptAs>(keptAs: Kept) =>
  table({
    keptAs,
    isDerived: true,
    columns: {
      /** The row's number in the index. */
      number: integer('none', 'not null'),
      /** Of the row in the list. */
      id: text('internal', 'not null unique'),
      /** Folded: lower case, without accents. */
      text: text('internal', 'not null'),
    },
  });

export const ordersSearch = searchOf('paidOrders');
export const messagesSearch = searchOf('messages');
export const offersSearch = searchOf('offers');
export const outboxSearch = searchOf('mails');

/** A person by e-mail address: all names given with it, and the last contact. Written by triggers. */
export const peopleSearch = table({
  keptAs: 'paidOrders',
  isDerived: true,
  columns: {
    ...ordersSearch.columns,
    /** Separated by spaces. */
    names: text('internal', 'not null'),
    last_at: text('internal', 'not null'),
  },
});
export type PersonSearchRow = Row<typeof peopleSearch>;
