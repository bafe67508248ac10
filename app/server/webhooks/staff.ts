import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  addWebhook,
  changeWebhook,
  getWebhooks,
  listDeliveries,
  maxWebhooks,
  removeWebhook,
  resendDelivery,
} from '../../src/domain/contract/staff/webhooks.ts';
import type { Context } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import { HttpError, noSuch } from '../platform/http/httpError.ts';
import { byCreation, comesAfter, positionAfter, toPage } from '../platform/http/paging.ts';
import { checkTarget } from '../platform/http/safeAddress.ts';
import { serveOn } from '../platform/http/serve.ts';
import { type ActionWords, loggedOf } from '../platform/subject.ts';
import { answerAction, claimVersion, outdated, performShownOnce, serveActionsOn } from '../team/actions.ts';
import { hostOf, listWebhooks, subjectOf, toDelivery, webhookSecret } from './webhook.ts';

const noWebhook = noSuch('There is no such webhook.');
const tooMany = () => new HttpError(409, 'too-many-webhooks', `There are ${maxWebhooks} webhooks. Remove one first.`);
const shownBefore =
  'This webhook was added and its secret shown already. The secret can’t be shown again. Remove it, and add it again.';

/** Webhooks: addresses of other programs that receive events, each with a secret that is shown once. */
export function webhookRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);
  deliveryRoutes(app, context);

  serve(getWebhooks, 'Webhooks, without their secrets', async () => ({ webhooks: await listWebhooks(database) }));

  serve(addWebhook, 'Adds a webhook; its secret is shown in this answer alone', async (request) => {
    const events = request.body.events.join(' ');
    const url = await checkTarget(context, request.body.url);
    const id = randomUUID();
    const action = { name: 'webhook.add', subject: 'webhooks' };
    const entry = await performShownOnce(context, request, action, shownBefore, async (transaction) => {
      await lockForTransaction(transaction, 'team');
      const { rows } = await transaction
        .selectFrom('webhooks')
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow();
      if (Number(rows) >= maxWebhooks) throw tooMany();
      const created = { created_by: request.actor.id, created_at: now().toISOString() };
      await transaction
        .insertInto('webhooks')
        .values({ id, url, events, version: 0, ...created })
        .execute();
      return { before: {}, after: { webhook: id, host: hostOf({ url }), events } };
    });
    return { entry, id, secret: webhookSecret(id, settings) };
  });

  const act = serveActionsOn(app, context, subjectOf);

  act(
    changeWebhook,
    'Changes which events a webhook receives, pauses it or resumes it',
    'webhook.change',
    async (transaction, id, { body: { events: wanted, paused, version } }) => {
      const before = await transaction.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
      if (!before) throw noWebhook();
      await claimVersion(transaction, 'webhooks', { id, version }, subjectOf(id));
      const events = wanted.join(' ');
      const paused_at = paused ? (before.paused_at ?? now().toISOString()) : null;
      await transaction
        .updateTable('webhooks')
        .set({ events, failing_since: null, paused_at })
        .where('id', '=', id)
        .execute();
      const host = hostOf(before);
      return {
        before: { host, events: before.events, paused: before.paused_at !== null },
        after: { host, events, paused },
      };
    },
  );

  act(removeWebhook, 'Removes a webhook with its deliveries', 'webhook.remove', async (transaction, id) => {
    const removed = await transaction
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .returning(['url', 'events'])
      .executeTakeFirstOrThrow(noWebhook);
    return { before: { host: hostOf(removed), events: removed.events }, after: { removed: true } };
  });
}

const noDelivery = noSuch('There is no such delivery (any more).');

/** Deliveries to webhooks, with the responses; a delivery can be sent again. */
function deliveryRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(
    listDeliveries,
    'Deliveries of a webhook in the last 30 days, latest first',
    async ({ params: { id }, query: { after, limit } }) => {
      const rows = await database
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('webhook_id', '=', id)
        .where(comesAfter(positionAfter(after), 'created_at', 'id'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return toPage(rows, limit, byCreation, toDelivery);
    },
  );

  serve(resendDelivery, 'Sends a delivery again, under its old id', async (request) => {
    const { id } = request.params;
    const { resentAt } = request.body;
    const delivery = await database
      .selectFrom('webhook_deliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
      .select(['type', 'url', 'webhook_id'])
      .where('webhook_deliveries.id', '=', id)
      .executeTakeFirstOrThrow(noDelivery);
    const subject = subjectOf(delivery.webhook_id);
    return answerAction(context, request, { name: 'webhook.resend', subject }, async (transaction) => {
      const at = now().toISOString();
      const queued = await transaction
        .updateTable('webhook_deliveries')
        .set({ status: 'waiting', attempts: 0, due_at: at, resent_at: at, delivered_at: null })
        .where('id', '=', id)
        .where('resent_at', resentAt === null ? 'is' : '=', resentAt)
        .returning('id')
        .executeTakeFirst();
      if (!queued) throw await outdated(transaction, subject);
      return { before: {}, after: { delivery: id, type: delivery.type, host: hostOf(delivery) } };
    });
  });
}

export const webhookWords: ActionWords = {
  'webhook.add': ({ after }) => `Webhook to ${loggedOf(after).host} added: ${loggedOf(after).events}`,
  'webhook.change': ({ after }) =>
    `Webhook to ${loggedOf(after).host} ${loggedOf(after).paused ? 'paused' : 'active'}: ${loggedOf(after).events}`,
  'webhook.remove': ({ before }) => `Webhook to ${loggedOf(before).host} removed`,
  'webhook.resend': ({ after }) => `Webhook ${loggedOf(after).type} sent again to ${loggedOf(after).host}`,
};
