import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import {
  getMessage,
  listMessages,
  type MessagesWaiting,
  setMessageStatus,
  setMessageStatuses,
} from '../../src/domain/contract/staff/messages.ts';
import { describePlan, planFromText } from '../../src/wizards/planner/rules/planLink.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';
import { findRows } from '../platform/db/search.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { comesAfter, positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { type Change, loggedOf, type Undo, wordsOf } from '../platform/subject.ts';
import { answerAction, outdated, performActions } from '../team/actions.ts';
import { actorNames } from '../team/names.ts';
import { toMessageRow } from './messageRow.ts';
import type { MessageRow, MessageStatus } from './table.ts';
import { messageWords } from './words.ts';

const noMessage = () => new HttpError(404, 'not-found', 'There is no such message.');
const subjectOf = (id: string) => `message:${id}`;
/** Undoes changes of a message. */
export const messageUndos: Readonly<Record<string, Undo>> = {
  async 'message.status'(transaction, { subject, before, after }) {
    const [was, is] = [loggedOf(before), loggedOf(after)];
    const changed = await transaction
      .updateTable('messages')
      .set(({ eb }) => ({ status: was.status as MessageStatus, version: eb('version', '+', 1) }))
      .where('id', '=', subject.slice('message:'.length))
      .where('version', '=', Number(is.version))
      .returning('version')
      .executeTakeFirst();
    if (!changed) throw await outdated(transaction, subject);
    return { before: { status: is.status ?? null }, after: { status: was.status ?? null, version: changed.version } };
  },
};

/** Messages of the contact form for the team. */
export function messageRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  const serve = serveOn(app, settings);

  async function requireMessage(id: string): Promise<MessageRow> {
    const message = await database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!message) throw noMessage();
    return message;
  }

  serve(
    listMessages,
    'Messages of the contact form, latest first',
    async ({ query: { view, search, after, limit } }) => {
      const listed = database
        .selectFrom('messages')
        .$if(view !== 'all', (query) => query.where('status', '=', view as MessageStatus))
        .where(comesAfter(positionAfter(after), 'created_at', 'id'));
      const [rows, waiting] = await Promise.all([
        findRows({ database, list: 'messages', rows: listed, search, limit: limit + 1 }),
        findWaiting(database),
      ]);
      return { ...toPage(rows, limit, ({ created_at, id }) => ({ at: created_at, id }), toMessageRow), waiting };
    },
  );

  serve(getMessage, 'One message', async ({ params: { id } }) => {
    const message = await requireMessage(id);
    const [nameOf, log] = await Promise.all([
      actorNames(database),
      database.selectFrom('audit_log').selectAll().where('subject', '=', subjectOf(id)).orderBy('at').execute(),
    ]);
    const plan = planFromText(context.catalogue, message.plan);
    return {
      ...toMessageRow(message),
      message: message.message,
      plan: plan ? [...describePlan(context.catalogue, plan)] : [],
      events: log.map((entry) => ({
        at: entry.at,
        what: wordsOf(entry, messageWords),
        who: nameOf(entry.actor),
      })),
    };
  });

  serve(setMessageStatus, 'Says whether a message is answered', async (request) => {
    const { id } = request.params;
    const { status, version } = request.body;
    const subject = subjectOf(id);
    await requireMessage(id);
    return answerAction(context, request, { name: 'message.status', subject }, (transaction) =>
      setStatus(transaction, { id, version }, status),
    );
  });

  serve(setMessageStatuses, 'Says of several messages whether they are answered', async (request) => {
    const { messages, status } = request.body;
    return performActions(
      context,
      request,
      'message.status',
      messages,
      ({ id }) => subjectOf(id),
      (transaction, message) => setStatus(transaction, message, status),
    );
  });
}

/** How many messages wait for an answer, and since when. Reads nothing but the index `messages_status`. */
async function findWaiting(database: Database): Promise<MessagesWaiting> {
  const { count, since } = await database
    .selectFrom('messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('status', '=', 'unanswered')
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}

/** Sets the status of a message that the member saw in this version. @throws HttpError */
async function setStatus(
  transaction: Transaction<Schema>,
  { id, version }: { id: string; version: number },
  status: MessageStatus,
): Promise<Change> {
  const before = await transaction
    .selectFrom('messages')
    .select('status')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  const changed = await transaction
    .updateTable('messages')
    .set({ status, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!before || !changed) throw await outdated(transaction, subjectOf(id));
  return { before: { status: before.status }, after: { status, version: changed.version } };
}
