import type { FastifyInstance } from 'fastify';
import { listDeliveries, resendDelivery } from '../../src/domain/contract/staff/webhooks.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { comesAfter, positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { outdated, performAction } from '../team/actions.ts';
import { hostOf, subjectOf, toDelivery } from './webhook.ts';

const noDelivery = () => new HttpError(404, 'not-found', 'There is no such delivery (any more).');

/** Deliveries to webhooks, with the responses; a delivery can be sent again. */
export function deliveryRoutes(app: FastifyInstance, context: Context): void {
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
      return toPage(rows, limit, (row) => ({ at: row.created_at, id: row.id }), toDelivery);
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
      .executeTakeFirst();
    if (!delivery) throw noDelivery();
    const subject = subjectOf(delivery.webhook_id);
    const entry = await performAction(context, request, { name: 'webhook.resend', subject }, async (transaction) => {
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
    return { entry };
  });
}
