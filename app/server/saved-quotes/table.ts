import { type Row, table, text } from '../platform/db/table.ts';

/** A saved quote: what was selected and its price that day. Holds no personal data. */
export const savedQuotes = table({
  keptAs: 'savedQuotes',
  columns: {
    id: text('none', 'primary key'),
    /** The idempotency key of the request. */
    idempotency_key: text('none', 'not null unique'),
    /** SHA-256 of the request, to tell a repeated request from a different one under the same key. */
    fingerprint: text('none', 'not null'),
    /** JSON: the selected ids that determine the price. */
    selection: text('unlinked', 'not null'),
    /** JSON: the other answers of the wizard. */
    about: text('unlinked', 'not null'),
    /** What was selected, in words. */
    title: text('unlinked', 'not null'),
    /** JSON: the price lines of that day with their rules, and the deposit. */
    priced: text('unlinked', 'not null'),
    /** The day in the agency's time zone: "2026-11-20". */
    saved_on: text('unlinked', 'not null'),
    /** The last day on which the price holds. */
    valid_until: text('unlinked', 'not null'),
    created_at: text('none', 'not null'),
  },
});
export type SavedQuoteRow = Row<typeof savedQuotes>;

/** An owner of a saved quote: someone who saved it signed in, or had it e-mailed. */
export const quoteOwners = table({
  keptAs: 'savedQuotes',
  columns: {
    /** HMAC of the owner's e-mail address. */
    owner: text('internal', 'not null'),
    quote_id: text('personal', 'not null references saved_quotes (id) on delete cascade'),
    /** The account of an owner who was logged in. Of others, only the e-mail with the quote has the address, while it is kept. */
    account_id: text('internal', 'references accounts (id) on delete cascade'),
    created_at: text('internal', 'not null'),
  },
  constraints: ['constraint quote_owners_once primary key (owner, quote_id)'],
  indexes: [
    'create index quote_owners_quote on quote_owners (quote_id)',
    'create index quote_owners_latest on quote_owners (created_at)',
  ],
});
