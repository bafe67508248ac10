import type { FastifyInstance } from 'fastify';
import {
  answerMessage,
  getMessage,
  keepTemplate,
  listMessages,
  listTemplates,
  type MessagesWaiting,
  maxTemplates,
  previewAnswer,
  removeTemplate,
  setMessageStatus,
  setMessageStatuses,
} from '../../src/domain/contract/staff/messages.ts';
import { describePlan, planFromText } from '../../src/wizards/planner/rules/planLink.ts';
import { mailsAbout } from '../mails/mails.ts';
import { offerUrl } from '../orders/order.ts';
import type { Context } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { findRows } from '../platform/db/search.ts';
import { HttpError, noSuch } from '../platform/http/httpError.ts';
import { knownOrigin, ownOrigin } from '../platform/http/ownOrigin.ts';
import { byCreation, comesAfter, positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { enqueueEmails, unsendEmail } from '../platform/mail/outbox.ts';
import { type ActionWords, type Change, idIn, loggedOf, type Undo, wordsOf } from '../platform/subject.ts';
import {
  afterUndo,
  answerAction,
  claimVersion,
  idOfNew,
  logOf,
  performActions,
  serveActionsOn,
} from '../team/actions.ts';
import { actorNames } from '../team/names.ts';
import { answerEmail, answerMailId } from './emails.ts';
import { answersOf, askedOffer, toMessageRow } from './messages.ts';
import type { MessageRow, MessageStatus } from './table.ts';

const noMessage = noSuch('There is no such message.');
const subjectOf = (id: string) => `message:${id}`;

/** Undoes changes of a message. */
export const messageUndos: Readonly<Record<string, Undo>> = {
  async 'message.status'(transaction, entry) {
    return undoStatus(transaction, entry);
  },
  async 'message.answer'(transaction, entry) {
    const id = idIn(entry.subject);
    const answer = String(loggedOf(entry.after).answer);
    const change = await undoStatus(transaction, entry);
    await unsendEmail(transaction, answerMailId(id, answer));
    await transaction.deleteFrom('message_answers').where('id', '=', answer).execute();
    return change;
  },
};

/** Messages of the contact form for the team. */
export function messageRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  const requireMessage = (id: string): Promise<MessageRow> =>
    database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noMessage);

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
      return { ...toPage(rows, limit, byCreation, toMessageRow), waiting };
    },
  );

  serve(getMessage, 'One message', async ({ params: { id } }) => {
    const message = await requireMessage(id);
    const [offer, nameOf, log, answers, mails] = await Promise.all([
      askedOffer(database, message.offer_id),
      actorNames(database),
      logOf(database, subjectOf(id)),
      answersOf(database, [id]),
      mailsAbout(database, id),
    ]);
    const plan = planFromText(context.catalogue, message.plan);
    return {
      ...toMessageRow(message),
      message: message.message,
      offer: offer ?? null,
      plan: plan ? [...describePlan(context.catalogue, plan)] : [],
      answers: answers.map((answer) => ({
        id: answer.id,
        text: answer.text,
        at: answer.created_at,
        who: nameOf(answer.author),
        mail: mails.find((mail) => mail.id === answerMailId(id, answer.id)) ?? null,
      })),
      events: log.map((entry) => ({
        at: entry.at,
        what: wordsOf(entry, messageWords),
        who: nameOf(entry.actor),
      })),
    };
  });

  serve(previewAnswer, 'The e-mail with an answer; sends nothing', async (request) => {
    const message = await requireMessage(request.params.id);
    // A placeholder: only the recipient sees the link in the e-mail.
    const url = message.offer_id === null ? undefined : `${knownOrigin(settings, request) ?? ''}/offer/…`;
    const { recipient, subject, text } = answerEmail({ id: '…', message, ...request.body, offerUrl: url, settings });
    return { to: recipient, subject, text };
  });

  const act = serveActionsOn(app, context, async (id) => subjectOf((await requireMessage(id)).id));

  act(
    answerMessage,
    'Answers a message by e-mail, and marks it as answered',
    'message.answer',
    async (transaction, id, request) => {
      const { text, quote, version } = request.body;
      // Of two members who answer at once, the second one is told before anything is queued.
      const { before, after } = await setStatus(transaction, { id, version }, 'answered');
      const message = await transaction
        .selectFrom('messages')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const answer = idOfNew(request, settings);
      const at = now();
      await transaction
        .insertInto('message_answers')
        .values({ id: answer, message_id: id, author: request.actor.id, text, created_at: at.toISOString() })
        .execute();
      const asked = message.offer_id;
      const link = asked === null ? undefined : offerUrl({ id: asked }, settings, ownOrigin(settings, request));
      const email = answerEmail({ id: answer, message, text, quote, offerUrl: link, settings });
      // Late enough for an undo.
      await enqueueEmails(transaction, [email], at.toISOString(), afterUndo(at));
      return { before, after: { ...after, answer } };
    },
  );

  act(setMessageStatus, 'Says whether a message is answered', 'message.status', (transaction, id, { body }) =>
    setStatus(transaction, { id, version: body.version }, body.status),
  );

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

/** Sets the status back to what it was before an action, unless the message has changed since. @throws HttpError */
async function undoStatus(transaction: Transaction, { subject, before, after }: Parameters<Undo>[1]): Promise<Change> {
  const [was, is] = [loggedOf(before), loggedOf(after)];
  const seen = { id: idIn(subject), version: Number(is.version) };
  return setStatus(transaction, seen, was.status as MessageStatus);
}

/** Sets the status of a message that the member saw in this version. @throws HttpError */
async function setStatus(
  transaction: Transaction,
  { id, version }: { id: string; version: number },
  status: MessageStatus,
): Promise<Change> {
  const message = await claimVersion(transaction, 'messages', { id, version }, subjectOf(id));
  await transaction.updateTable('messages').set({ status }).where('id', '=', id).execute();
  return { before: { status: message.status }, after: { status, version: message.version } };
}

const templateSubject = (id: string) => `template:${id}`;

const tooMany = () =>
  new HttpError(409, 'too-many', `You already keep ${maxTemplates} answers. Remove one of them first.`);
const nameUsed = (name: string) =>
  new HttpError(
    409,
    'name-used',
    `You keep an answer called “${name}” already. Choose another name, or stop keeping that one first.`,
  );
const noTemplate = noSuch('This answer isn’t kept any more.');

/** Answers that the team keeps to use them again. */
export function templateRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listTemplates, 'The answers that the team keeps, by name', async () => ({
    templates: await database.selectFrom('answer_templates').select(['id', 'name', 'text']).orderBy('name').execute(),
  }));

  serve(keepTemplate, 'Keeps an answer', async (request) => {
    const { name, text } = request.body;
    const id = idOfNew(request, settings);
    return answerAction(
      context,
      request,
      { name: 'template.keep', subject: templateSubject(id) },
      async (transaction) => {
        const kept = await transaction.selectFrom('answer_templates').select('id').execute();
        if (kept.length >= maxTemplates) throw tooMany();
        await transaction
          .insertInto('answer_templates')
          .values({ id, name, text, created_at: now().toISOString() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('id')
          .executeTakeFirstOrThrow(() => nameUsed(name));
        return { before: {}, after: { name } };
      },
    );
  });

  const act = serveActionsOn(app, context, templateSubject);

  act(removeTemplate, 'Removes an answer that was kept', 'template.remove', async (transaction, id) => {
    const removed = await transaction
      .deleteFrom('answer_templates')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow(noTemplate);
    return { before: { name: removed.name }, after: {} };
  });
}

const statusNames: Readonly<Record<string, string>> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  'no-reply': 'No reply needed',
};
const statusIn = (logged: string) => statusNames[String(loggedOf(logged).status)] ?? 'another status';

export const messageWords: ActionWords = {
  'message.status': ({ after }) => `Message set to ${statusIn(after)}`,
  'message.answer': () => 'Answered by e-mail',
  'message.answer.undone': () => 'Answer taken back before it was sent',
  'template.keep': ({ after }) => `Answer “${loggedOf(after).name}” kept`,
  'template.remove': ({ before }) => `Kept answer “${loggedOf(before).name}” removed`,
  'message.status.undone': ({ after }) => `Message set back to ${statusIn(after)}`,
};
