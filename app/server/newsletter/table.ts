import { integer, type Row, table, text } from '../platform/db/table.ts';

/** `pending` until the owner of the address confirms. Unsubscribing deletes the row. */
export type SubscriberStatus = 'pending' | 'subscribed';

export const subscribers = table({
  keptAs: 'newsletterRequests',
  columns: {
    id: text('internal', 'primary key'),
    /** As it was typed. */
    email: text('personal', 'not null'),
    /** In lower case and unique. */
    address: text('personal', 'not null unique'),
    status: text('personal', 'not null').of<SubscriberStatus>(),
    created_at: text('personal', 'not null'),
    /** When an unconfirmed subscriber is deleted; null once confirmed. */
    expires_at: text('internal'),
    confirmed_at: text('personal'),
  },
  indexes: [
    "create index subscribers_pending on subscribers (expires_at) where status = 'pending'",
    'create index subscribers_latest on subscribers (created_at, id)',
  ],
});
export type SubscriberRow = Row<typeof subscribers>;

/** An issue of the newsletter that was sent. */
export const newsletterIssues = table({
  keptAs: null,
  columns: {
    /** The id of its draft. */
    name: text('none', 'primary key'),
    subject: text('none', 'not null'),
    /** Number of recipients. */
    readers: integer('none', 'not null'),
    sent_at: text('none', 'not null'),
    /** When a member of staff stopped it before the last e-mail was sent. */
    stopped_at: text('none'),
  },
});
export type NewsletterIssueRow = Row<typeof newsletterIssues>;

/** A draft of an issue on the desk. Once it is sent, `newsletter_issues` has its id. */
export const newsletterDrafts = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    subject: text('none', 'not null'),
    /** Markdown. */
    text: text('none', 'not null'),
    version: integer('none', 'not null'),
    /** The member who wrote it last. */
    author: text('none', 'not null'),
    created_at: text('none', 'not null'),
    updated_at: text('none', 'not null'),
    removed_at: text('none'),
  },
});
export type NewsletterDraftRow = Row<typeof newsletterDrafts>;
