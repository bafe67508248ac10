import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OfferView } from '../../src/domain/offer.ts';
import { siteAccounts } from '../accounts/session.ts';
import { bankRows } from '../checkout/bankDetails.ts';
import { paymentOrigins, payUrlOf } from '../checkout/payLink.ts';
import { checkoutPageUrl } from '../checkout/startCheckout.ts';
import { messagesAbout } from '../messages/messages.ts';
import { answerPromise, contactFormToken } from '../messages/receiveMessage.ts';
import { findMissing, missingOfFirst, moneyOf } from '../orders/money.ts';
import { referenceOf } from '../orders/order.ts';
import { awaitsPayment, endingOf, isKept } from '../orders/orderStatus.ts';
import { orderById } from '../orders/orders.ts';
import { paymentsOf } from '../orders/payments.ts';
import { type Context, today } from '../platform/context.ts';
import { formText } from '../platform/http/formText.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { readLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { answerErrors, failure, sendOnce } from '../platform/site/answer.ts';
import { visitorOf } from '../platform/site/serve.ts';
import { acceptOffer, documentOf, extendedBy, offerByToken, stateOf, versionsOf } from './offers.ts';
import type { OfferRow } from './table.ts';

const path = '/offer/:token';

type Visit = FastifyRequest<{ Params: { token: string }; Querystring: { asked?: unknown }; Body: unknown }>;

/** The page without what it was asked to show once. */
const ownPath = ({ params }: Visit) => path.replace(':token', params.token);

/** How long the page says that a question has arrived, in milliseconds: its address may be reloaded or kept. */
const shownAsked = 10 * 60_000;

/** What is promised about a question that was asked just now; null without one. */
async function promiseOf(context: Context, { id }: OfferRow): Promise<string | null> {
  const { database, now } = context;
  const last = (await messagesAbout(database, id)).at(-1);
  const at = new Date(last?.created_at ?? 0);
  return now().getTime() - at.getTime() <= shownAsked ? answerPromise(context, database, at) : null;
}

type Shown = Pick<OfferView, 'token' | 'asked' | 'error' | 'beginAtOnce'>;

async function viewOf(context: Context, row: OfferRow, shown: Shown): Promise<OfferView> {
  const { database, settings, terms } = context;
  const latest = (await versionsOf(database, row.id)).at(-1);
  const state = stateOf(row, today(context));
  if (!latest || state === 'draft') throw new Error(`The offer ${row.id} was never sent.`);
  const order = row.order_id === null ? null : await orderById(database, row.order_id);
  const payments = order ? await paymentsOf(database, [order.id]) : [];
  const missing = order ? missingOfFirst(order, moneyOf(order, payments)) : 0;
  const extended = state === 'sent' && row.for_order !== null ? await orderById(database, row.for_order) : null;
  return {
    state: extended && endingOf(extended) !== null ? 'order-ended' : state,
    reference: referenceOf(row),
    offer: documentOf(latest),
    sent: latest.number,
    extraTo: extendedBy(row)?.reference ?? null,
    formToken: contactFormToken(context),
    terms: { version: terms.version, path: `/terms/${terms.version}.pdf` },
    ...shown,
    order: order && {
      reference: referenceOf(order),
      payUrl: awaitsPayment(order) && missing === 0 ? payUrlOf(order, settings) : null,
      missing,
      isPaid: payments.some(isKept),
      dueOn: order.due_on,
      ended: endingOf(order),
      bank: bankRows(order, settings),
    },
  };
}

/**
 * The page of an offer and its form, which work without scripts. The URL is a secret, so the page isn't cached or indexed.
 */
export async function offerPageRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;
  const accounts = siteAccounts(context);

  async function show(request: Visit, reply: FastifyReply, row: OfferRow | undefined, error: string | null = null) {
    const { token } = request.params;
    const asked = row && request.method === 'GET' && 'asked' in request.query ? await promiseOf(context, row) : null;
    const beginAtOnce = formText(request.body, 'begin') === 'yes';
    const view = row ? await viewOf(context, row, { token, asked, error, beginAtOnce }) : null;
    const page = await context.site.answer(path, view, paymentOrigins(settings));
    if (!page) return reply.callNotFound();
    reply.code(row ? (reply.statusCode === 200 && row.withdrawn_at !== null ? 410 : reply.statusCode) : 404);
    return sendOnce(reply, page, await visitorOf(request, accounts));
  }

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 1024 });

    answerErrors(scope, context, (message) => ['notice', failure(message)]);

    scope.get(path, { config: readLimit(settings) }, async (request: Visit, reply) =>
      show(request, reply, await offerByToken(context, request.params.token)),
    );

    scope.post(path, { config: writeLimit(settings) }, async (request: Visit, reply) => {
      const row = await offerByToken(context, request.params.token);
      if (!row) return show(request, reply, undefined);
      // What was decided meanwhile is on the page.
      if (!['sent', 'accepted'].includes(stateOf(row, today(context)))) return reply.redirect(ownPath(request), 303);
      const paysLater = formText(request.body, 'pay') === 'later';
      try {
        const order = await acceptOffer(context, row.id, {
          sent: Number(formText(request.body, 'sent')),
          terms: formText(request.body, 'terms'),
          beginAtOnce: formText(request.body, 'begin') === 'yes',
          paysLater,
          origin: ownOrigin(settings, request),
        });
        const paysNow = !paysLater && awaitsPayment(order) && (await findMissing(context.database, order)) === 0;
        return reply.redirect(paysNow ? await checkoutPageUrl(context, order) : ownPath(request), 303);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.status >= 500) request.log.error({ err: error }, error.code);
        // Beside the offer as it is now: it may have changed meanwhile.
        return show(
          request,
          reply.code(error.status),
          await offerByToken(context, request.params.token),
          error.message,
        );
      }
    });
  });
}
