import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  addWebhook,
  changeWebhook,
  getWebhooks,
  maxWebhooks,
  removeWebhook,
} from '../../src/domain/contract/staff/webhooks.ts';
import type { Context } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { checkTarget } from '../platform/http/safeAddress.ts';
import { serveOn } from '../platform/http/serve.ts';
import { outdated, performAction } from '../team/actions.ts';
import { removalRoute } from '../team/removal.ts';
import { webhookSecret } from './signature.ts';
import { deliveryRoutes } from './staffDeliveries.ts';
import { hostOf, listWebhooks, subjectOf } from './webhook.ts';

const noWebhook = () => new HttpError(404, 'not-found', 'There is no such webhook.');
const tooMany = () => new HttpError(409, 'too-many-webhooks', `There are ${maxWebhooks} webhooks. Remove one first.`);
const shownBefore = () =>
  new HttpError(
    409,
    'shown-before',
    'This webhook was added and its secret shown already. The secret can’t be shown again. Remove it, and add it again.',
  );

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
    let isNew = false;
    const action = { name: 'webhook.add', subject: 'webhooks' };
    const entry = await performAction(context, request, action, async (transaction) => {
      await lockForTransaction(transaction, 'team');
      const { rows } = await transaction
        .selectFrom('webhooks')
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow();
      if (Number(rows) >= maxWebhooks) throw tooMany();
      const created = { created_by: request.actor.id, created_at: now().toISOString() };
      await transaction
        .insertInto('webhooks')
        .values({ id, url, events, version: 0, ...created, failing_since: null, paused_at: null })
        .execute();
      isNew = true;
      return { before: {}, after: { webhook: id, host: hostOf({ url }), events } };
    });
    if (!isNew) throw shownBefore();
    return { entry, id, secret: webhookSecret(id, settings) };
  });

  serve(changeWebhook, 'Changes which events a webhook receives, pauses it or resumes it', async (request) => {
    const { id } = request.params;
    const { events: wanted, paused, version } = request.body;
    const events = wanted.join(' ');
    const action = { name: 'webhook.change', subject: subjectOf(id) };
    const entry = await performAction(context, request, action, async (transaction) => {
      const before = await transaction.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
      if (!before) throw noWebhook();
      const changed = await transaction
        .updateTable('webhooks')
        .set({
          events,
          version: version + 1,
          failing_since: null,
          paused_at: paused ? (before.paused_at ?? now().toISOString()) : null,
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw await outdated(transaction, subjectOf(id));
      const host = hostOf(before);
      return {
        before: { host, events: before.events, paused: before.paused_at !== null },
        after: { host, events, paused },
      };
    });
    return { entry };
  });

  removalRoute(app, context, {
    endpoint: removeWebhook,
    summary: 'Removes a webhook with its deliveries',
    name: 'webhook.remove',
    subjectOf,
    async remove(transaction, id) {
      const removed = await transaction
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .returning(['url', 'events'])
        .executeTakeFirst();
      if (!removed) throw noWebhook();
      return { before: { host: hostOf(removed), events: removed.events }, after: { removed: true } };
    },
  });
}
