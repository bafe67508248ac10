import { integer, type Row, table, text } from '../platform/db/table.ts';

/** An offer that the team writes for a person. Its state follows from its columns: `stateOf`. */
export const offers = table({
  keptAs: 'offers',
  columns: {
    id: text('personal', 'primary key'),
    /** Name, address and title of the draft, for lists and searches. */
    name: text('personal', 'not null').searched(),
    email: text('personal', 'not null').searched(),
    title: text('personal', 'not null').searched(),
    /** JSON: what is being written, an `Offer`. */
    draft: text('personal', 'not null'),
    /** Of the version that was sent last, or of the draft, for lists. */
    total_cents: integer('personal', 'not null'),
    /** How many versions were sent. */
    sent: integer('personal', 'not null'),
    /** The last day of the version that was sent last, or of the draft: "2026-12-20". */
    valid_until: text('personal', 'not null'),
    /** The order that was made of it. */
    order_id: text('personal', 'references orders (id) on delete cascade'),
    /** Who accepted it on the phone, and on which day: "2026-11-20". Null when it was accepted on its page. */
    accepted_by: text('personal'),
    accepted_on: text('personal'),
    /** The order that it extends; null for an offer of its own. */
    for_order: text('personal', 'references orders (id) on delete set null'),
    withdrawn_at: text('personal'),
    created_at: text('personal', 'not null'),
    updated_at: text('personal', 'not null'),
    /** How often it was changed: an action on an older version is refused. */
    version: integer('internal', 'not null'),
  },
  indexes: [
    'create index offers_address on offers (lower(email))',
    'create index offers_latest on offers (created_at, id)',
    'create index offers_total on offers (total_cents, id)',
    'create index offers_order on offers (order_id)',
    'create index offers_for_order on offers (for_order)',
  ],
});
export type OfferRow = Row<typeof offers>;

/** A version of an offer that was sent. Rows are added and never changed: a trigger refuses it. */
export const offerVersions = table({
  keptAs: 'offers',
  columns: {
    offer_id: text('personal', 'not null references offers (id) on delete cascade'),
    /** From 1. */
    number: integer('personal', 'not null'),
    /** JSON: what was sent, an `Offer`. */
    document: text('personal', 'not null'),
    sent_at: text('personal', 'not null'),
  },
  constraints: ['constraint offer_versions_key primary key (offer_id, number)'],
});
export type OfferVersionRow = Row<typeof offerVersions>;
