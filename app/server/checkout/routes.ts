import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { instantOf } from '../../src/domain/booking/clock.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import type { CheckoutStatus } from '../../src/domain/contract/checkoutAnswer.ts';
import type { PublicConfig } from '../../src/domain/contract/config.ts';
import { errorSchema } from '../../src/domain/contract/error.ts';
import { getCheckoutStatusEndpoint, getConfigEndpoint } from '../../src/domain/contract/visitors.ts';
import { fromCents } from '../../src/domain/money.ts';
import { checkDiscountEndpoint, createCheckoutSessionEndpoint } from '../../src/orders/checkoutSchema.ts';
import { hasPaidCall, paidCallToken } from '../booking/paid/hasPaidCall.ts';
import { missingOfFirst, moneyOf } from '../orders/money.ts';
import { linesOf, referenceOf, selectionOf } from '../orders/order.ts';
import { endingOf } from '../orders/orderStatus.ts';
import { buyerStatusOf, orderBySession, requireOffered } from '../orders/orders.ts';
import { paymentsOf, refundedOf } from '../orders/payments.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { keepValue } from '../platform/db/installation.ts';
import { firstStart } from '../platform/db/migrate.ts';
import type { Database } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { idempotencyKeyOf } from '../platform/http/idempotencyKey.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { readLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { type CardPayments, webhookPath } from '../platform/payments/provider.ts';
import { isPublic } from '../platform/settings/addresses.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { visitOf } from '../platform/wizardCounts.ts';
import { previewed } from '../published/preview.ts';
import { orderFor } from '../saved-quotes/savedQuotes.ts';
import { discountedOrder } from './discounts.ts';
import { isPaidInAnother } from './duplicates.ts';
import { fulfil } from './fulfil.ts';
import { isPayable, leadsToPay, payUrlOf } from './payLink.ts';
import { refreshOrder } from './refresh.ts';
import { requireOwnOrigin, startCheckout } from './startCheckout.ts';

const unknownSchema = z.extend(errorSchema, { status: z.literal('not-found') });

/** The checkout's API: places orders and reports their status. */
export function checkoutRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);

  serve(createCheckoutSessionEndpoint, 'Places an order and opens the checkout for its deposit', async (request) => {
    const own = ownOrigin(context.settings, request);
    requireOwnOrigin('success_url', request.body.success_url, own);
    requireOwnOrigin('cancel_url', request.body.cancel_url, own);
    return startCheckout(context, request.body, idempotencyKeyOf(request), visitOf(request, context.settings));
  });

  serve(checkDiscountEndpoint, 'What a discount code takes off an order', async (request) => {
    const { body } = request;
    const { code, selection } = body;
    requireOffered(context.catalogue, selection);
    const list = await orderFor(context, body);
    const drafts = await previewed(context, request);
    return (await discountedOrder(context, code, selection, list, drafts ?? context.published)).discount;
  });

  serve(
    getCheckoutStatusEndpoint,
    {
      summary: 'The status of a checkout',
      schema: { response: { 404: unknownSchema } },
      config: readLimit(context.settings),
    },
    async (request, reply) => {
      const order = await orderBySession(context.database, request.params.id);
      if (order) return statusOf(context, order, request.params.id, request);
      const message = 'We can’t find this checkout. The link may be incomplete.';
      return reply.code(404).send({ status: 'not-found' as const, message, code: 'not-found', requestId: request.id });
    },
  );
}

async function statusOf(
  context: Context,
  order: OrderRow,
  sessionId: string,
  { log }: Pick<FastifyRequest, 'log'>,
): Promise<CheckoutStatus> {
  const about = {
    amount: fromCents(order.deposit_cents),
    total: fromCents(order.total_cents),
    service: order.title,
    lines: linesOf(order).map(({ id, label, amount, rule, kind }) => ({ id, label, amount, rule, kind })),
    email: maskEmail(order.email),
    reference: referenceOf(order),
    selection: { ...selectionOf(order) },
  };
  try {
    const current = await refreshOrder(context, order);
    const { status } = buyerStatusOf(current, context.now());
    const refunded = (await refundedOf(context.database, [order])).get(order.id);
    const ended = endingOf(current);
    const isUnpaid = status === 'open' || status === 'failed';
    const payments = await paymentsOf(context.database, [order.id]);
    const end = Date.parse(payments.find(({ id }) => id === sessionId)?.expires_at ?? '');
    const canPay =
      isUnpaid &&
      context.now().getTime() <= end + leadsToPay &&
      isPayable(current, missingOfFirst(current, moneyOf(current, payments)), context.now()) &&
      !(await isPaidInAnother(context.database, current));
    return {
      status,
      ...about,
      ...(refunded ? { refunded: fromCents(refunded) } : {}),
      ...(ended ? { ended } : {}),
      ...(canPay ? { payUrl: payUrlOf(current, context.settings) } : {}),
      ...(hasPaidCall(current) ? { paidCall: paidCallToken(current, context.settings) } : {}),
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // The provider can't be reached, and its webhook may be on the way.
    log.error({ err: error }, error.code);
    return { status: order.status === 'processing' ? 'processing' : 'checking', ...about };
  }
}

/** The client: "The beta pricing countdown shows 10 days remaining." */
const days = 10;

/**
 * When the beta ends, the same for all visitors: after BETA_ENDS. A site that is only tried out, on this machine, shows the
 * client's countdown until ten days after its first start; null for a public one, whose visitors would read a made-up date.
 */
export async function betaEnd(
  database: Database,
  { betaEnds, siteUrl }: Pick<Settings, 'betaEnds' | 'siteUrl'>,
): Promise<Date | null> {
  if (betaEnds !== null) return new Date(instantOf({ day: addDays(betaEnds, 1), minutes: 0 }, opening.timeZone));
  if (isPublic({ siteUrl })) return null;
  const end = await firstStart(database);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/** The public settings, for the browser. */
export function configRoute(app: FastifyInstance, { database, settings }: Context): void {
  const { checkoutUi, stripePublishableKey, stripeCheckoutHost: checkoutHost } = settings;
  serveOn(app, settings)(
    getConfigEndpoint,
    'The public settings',
    async (): Promise<PublicConfig> => ({
      checkoutUi,
      stripePublishableKey,
      checkoutHost,
      betaEndsAt: (await betaEnd(database, settings))?.toISOString() ?? null,
    }),
  );
}

const schema = {
  summary: 'Receives the card provider’s events about payments; requires their signature',
  response: { 200: z.object({ received: z.boolean() }) },
};

/** Receives the card provider's events about payments. Events without a valid signature are rejected. */
export async function webhookRoute(app: FastifyInstance, context: Context, provider: CardPayments): Promise<void> {
  const { database, now } = context;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 512 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(webhookPath(provider.id), { config: { csrfExempt: true }, schema }, async ({ body, headers }) => {
      const tellEvent = provider.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, now());
      // So that the operator can see that the webhook is set up.
      await keepValue(database, `${provider.id}-webhook`, now().toISOString());
      const event = await tellEvent();
      if (event) await fulfil(context, event);
      return { received: true };
    });
  });
}
