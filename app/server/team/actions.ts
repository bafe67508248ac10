import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../src/domain/contract/endpoint.ts';
import type { ActionResult, actionResultSchema } from '../../src/domain/contract/staff/list.ts';
import { after, type Context } from '../platform/context.ts';
import { hmac } from '../platform/crypto/hmac.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { idempotencyKeyOf } from '../platform/http/idempotencyKey.ts';
import { type RequestOf, serveOn } from '../platform/http/serve.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { type Change, loggedOf, type Undo } from '../platform/subject.ts';
import { actorNames } from './names.ts';
import type { AuditRow } from './table.ts';

export interface Action {
  /** "order.stage" */
  name: string;
  /** Whether it only reads: then each request gets its own log entry, whatever its idempotency key. */
  reads?: true;
  /** "order:<id>" */
  subject: string;
  /** Whether the request acts on several things: each gets its own log entry, under the request's key and its subject. */
  several?: true;
}

/** How long an action can be undone, in milliseconds: the ten seconds that are shown, and some for the network. */
export const undoTime = 15_000;

/** When what an action queues is sent: once it can't be undone. @param at when the action is logged */
export const afterUndo = (at: Date | string): string => after(new Date(at), undoTime);

/**
 * Carries out an action once: the change, its e-mails, webhooks and log entry are one transaction. A request that is
 * repeated with its `Idempotency-Key` changes nothing.
 * @returns the id of the log entry, and whether this request has added it
 * @throws HttpError 409 when the key belongs to another request, and whatever the change throws
 */
export async function performOnce(
  context: Context,
  request: FastifyRequest,
  action: Action,
  change: (transaction: Transaction) => Promise<Change>,
): Promise<{ entry: string; isNew: boolean }> {
  const { settings, now } = context;
  const { actor, body } = request;
  const entry: AuditRow = {
    id: randomUUID(),
    at: now().toISOString(),
    actor: actor.id,
    idempotency_key: keyOf(request, action),
    // An HMAC: a body may contain an address, which must not be found by guessing.
    // A file is what its subject says.
    fingerprint: hmac(
      'audit',
      JSON.stringify({ ...action, body: Buffer.isBuffer(body) ? null : (body ?? null) }),
      settings.secret,
    ),
    action: action.name,
    subject: action.subject,
    before: '{}',
    after: '{}',
  };
  return inTransaction(context, async (transaction) => {
    const earlier = await claim(transaction, entry);
    if (earlier) return { entry: earlier.id, isNew: false };
    const { before, after } = await change(transaction);
    await transaction
      .updateTable('audit_log')
      .set({ before: JSON.stringify(before), after: JSON.stringify(after) })
      .where('id', '=', entry.id)
      .execute();
    return { entry: entry.id, isNew: true };
  });
}

/** The same. @returns the id of the log entry @throws HttpError */
export const performAction = async (...action: Parameters<typeof performOnce>): Promise<string> =>
  (await performOnce(...action)).entry;

/** The same, for an endpoint that answers with the log entry alone. */
export async function answerAction(...action: Parameters<typeof performAction>): Promise<ActionResult> {
  return { entry: await performAction(...action) };
}

/**
 * The same, for what has a secret that only the answer shows. A request that is repeated can't show it again.
 * @param shown what happened, and what to do: "This access token was …"
 * @throws HttpError also 409 when the request is repeated
 */
export async function performShownOnce(
  context: Context,
  request: FastifyRequest,
  action: Action,
  shown: string,
  change: (transaction: Transaction) => Promise<Change>,
): Promise<string> {
  const { entry, isNew } = await performOnce(context, request, action, change);
  if (!isNew) throw new HttpError(409, 'shown-before', shown);
  return entry;
}

function keyOf(request: FastifyRequest, { reads, several, subject }: Action): string {
  const key = reads ? randomUUID() : idempotencyKeyOf(request);
  return [request.actor.id, key, ...(several ? [subject] : [])].join(' ');
}

/**
 * Carries out an action on several things, each in a transaction of its own. Those that have changed meanwhile, or can't be
 * changed, are skipped.
 * @param subjectOf "order:<id>"
 * @throws HttpError 409 when the key belongs to another request
 */
export async function performActions<Thing>(
  context: Context,
  request: FastifyRequest,
  name: string,
  things: readonly Thing[],
  subjectOf: (thing: Thing) => string,
  change: (transaction: Transaction, thing: Thing) => Promise<Change>,
): Promise<{ done: number; skipped: number }> {
  let done = 0;
  for (const thing of things) {
    const action: Action = { name, subject: subjectOf(thing), several: true };
    try {
      await performAction(context, request, action, (transaction) => change(transaction, thing));
      done += 1;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409 || error.code === 'key-used') throw error;
    }
  }
  return { done, skipped: things.length - done };
}

/** The id of what a request adds, as a UUID. A repeated request gets the same id. */
export function idOfNew(request: FastifyRequest, { secret }: Pick<Context['settings'], 'secret'>): string {
  const hex = hmac('new', `${request.actor.id} ${idempotencyKeyOf(request)}`, secret);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Adds the entry to the log. @returns the entry of an earlier request with the same key @throws HttpError */
async function claim(transaction: Transaction, entry: AuditRow): Promise<AuditRow | undefined> {
  const added = await transaction
    .insertInto('audit_log')
    .values(entry)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return undefined;
  const earlier = await transaction
    .selectFrom('audit_log')
    .selectAll()
    .where('idempotency_key', '=', entry.idempotency_key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint === entry.fingerprint) return earlier;
  throw new HttpError(409, 'key-used', 'This Idempotency-Key belongs to another request. Nothing was changed.');
}

/**
 * Locks a row for a change of the version that the member saw, and increments the version.
 * @returns the row with its new version, and as it was before the change
 * @throws HttpError 409 when another member has changed it meanwhile
 */
export async function claimVersion<
  Name extends 'orders' | 'offers' | 'newsletter_drafts' | 'messages' | 'webhooks' | 'follow_ups',
>(
  transaction: Transaction,
  table: Name,
  { id, version }: { id: string; version: number },
  subject: string,
): Promise<Schema[Name]> {
  const row = await transaction
    // Any of them: all have these columns.
    .updateTable<'orders'>(table as 'orders')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await outdated(transaction, subject);
  return row as Schema[Name];
}

/** The error for an action on something that was changed meanwhile: names who did it. */
export async function outdated(database: Database, subject: string): Promise<HttpError> {
  const last = await database
    .selectFrom('audit_log')
    .select('actor')
    .where('subject', '=', subject)
    // Not the line of the action that is being refused.
    .where('after', '!=', '{}')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const who = last ? (await actorNames(database))(last.actor) : 'Someone else';
  return new HttpError(409, 'outdated', `${who} changed this a moment ago, so nothing was changed. Please look again.`);
}

/**
 * Undoes an action of the same member within seconds, as an action of its own.
 * @param undos by the name of the action
 * @throws HttpError
 */
export async function undo(
  context: Context,
  request: FastifyRequest,
  entryId: string,
  undos: Readonly<Record<string, Undo>>,
): Promise<string> {
  const entry = await context.database
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '=', entryId)
    .where('actor', '=', request.actor.id)
    .executeTakeFirst();
  const reverse = entry && undos[entry.action];
  if (!entry || !reverse) throw new HttpError(404, 'not-found', 'There is nothing to undo.');
  if (context.now().getTime() - Date.parse(entry.at) > undoTime) {
    throw new HttpError(409, 'too-late', 'It’s too late to undo this. Please change it by hand.');
  }
  return performAction(context, request, { name: `${entry.action}.undone`, subject: entry.subject }, (transaction) =>
    reverse(transaction, entry),
  );
}

/** Logs what the holder of a link did, or a login, as `performAction` does. @param key of the action, which counts once */
export async function logAction(
  { settings }: Pick<Context, 'settings'>,
  transaction: Transaction,
  { key, ...entry }: Pick<AuditRow, 'at' | 'actor' | 'action' | 'subject'> & Change & { key: string },
): Promise<void> {
  const idempotency_key = `${entry.actor} ${key}`;
  await transaction
    .insertInto('audit_log')
    .values({
      ...entry,
      id: randomUUID(),
      idempotency_key,
      fingerprint: hmac('audit', idempotency_key, settings.secret),
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
    })
    .execute();
}

/** What was done to one subject, oldest first. @param subject "order:<id>" */
export const logOf = (database: Database, subject: string): Promise<AuditRow[]> =>
  database.selectFrom('audit_log').selectAll().where('subject', '=', subject).orderBy('at').execute();

/** Notes in the log that e-mails never left which actions queued. @param mails their ids, which are logged as `mail` */
export async function logUnsent(transaction: Transaction, subject: string, mails: readonly string[]): Promise<void> {
  if (mails.length === 0) return;
  for (const { id, after } of await logOf(transaction, subject)) {
    const logged = loggedOf(after);
    if (!mails.includes(String(logged.mail))) continue;
    const unsent = JSON.stringify({ ...logged, unsent: true });
    await transaction.updateTable('audit_log').set({ after: unsent }).where('id', '=', id).execute();
  }
}

type ActionOnOne = Endpoint & { route: `${string}/:id${string}`; answer: typeof actionResultSchema };

/**
 * A function that serves actions on one thing: that of the route's `:id`. Each answers its entry in the log.
 * @param subjectOf "order:<id>"; may refuse what there is none of, before the action begins
 */
export function serveActionsOn(
  app: FastifyInstance,
  context: Context,
  subjectOf: (id: string) => string | Promise<string>,
) {
  const serve = serveOn(app, context.settings);
  /** @param name "order.stage" */
  return <E extends ActionOnOne>(
    endpoint: E,
    summary: string,
    name: string,
    change: (transaction: Transaction, id: string, request: RequestOf<E>) => Promise<Change>,
  ): void =>
    serve<ActionOnOne>(endpoint, summary, async (request) => {
      const { id = '' } = request.params;
      const action = { name, subject: await subjectOf(id) };
      return answerAction(context, request, action, (transaction) => change(transaction, id, request as RequestOf<E>));
    });
}
