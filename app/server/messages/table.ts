import { integer, type Row, table, text } from '../platform/db/table.ts';

/** `no-reply`: it needs no answer. */
export type MessageStatus = 'unanswered' | 'answered' | 'no-reply';

export const messages = table({
  keptAs: 'messages',
  columns: {
    id: text('internal', 'primary key'),
    /** Id of the form token it was sent with: the idempotency key of a message. */
    idempotency_key: text('internal', 'not null unique'),
    /** SHA-256 of the message, to tell a repeated one from a different one with the same form token. */
    fingerprint: text('internal', 'not null'),
    name: text('personal', 'not null').searched(),
    email: text('personal', 'not null').searched(),
    message: text('personal', 'not null').searched(),
    /** The plan it is about, encoded as in a link of the budget planner; empty without one. */
    plan: text('personal', 'not null'),
    /** The offer that it asks about. */
    offer_id: text('personal', 'references offers (id) on delete set null'),
    created_at: text('personal', 'not null'),
    status: text('personal', "not null default 'unanswered'").of<MessageStatus>(),
    /** How often its status has changed. */
    version: integer('internal', 'not null default 0'),
  },
  indexes: [
    'create index messages_address on messages (lower(email))',
    'create index messages_latest on messages (created_at, id)',
    'create index messages_offer on messages (offer_id)',
    'create index messages_status on messages (status, created_at, id)',
  ],
});
export type MessageRow = Row<typeof messages>;

/** What the team answered to a message, by e-mail. */
export const messageAnswers = table({
  keptAs: 'messages',
  columns: {
    id: text('internal', 'primary key'),
    message_id: text('internal', 'not null references messages (id) on delete cascade'),
    /** The id of the member or access token. */
    author: text('none', 'not null'),
    text: text('personal', 'not null'),
    created_at: text('personal', 'not null'),
  },
  indexes: ['create index message_answers_message on message_answers (message_id, created_at)'],
});
export type MessageAnswerRow = Row<typeof messageAnswers>;

/** Answers that the team often gives, to insert into others. One that names a person is erased with the person. */
export const answerTemplates = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    name: text('none', 'not null unique'),
    text: text('none', 'not null'),
    created_at: text('none', 'not null'),
  },
});
