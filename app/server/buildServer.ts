import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Opening, opening as usualOpening } from '../src/domain/catalogue/opening.ts';
import { type Order, type Selection, priceOf as usualPrice } from '../src/domain/selection.ts';
import { answerAccounts } from './accounts/answerAccounts.ts';
import { accountLibrary } from './accounts/library.ts';
import type { Registry } from './accounts/registry.ts';
import { presentIn } from './accounts/session.ts';
import { betaEnd } from './beta.ts';
import type { Diary } from './booking/diary.ts';
import { answerManage } from './booking/manageRoutes.ts';
import { answerPlainBooking } from './booking/plain/routes.ts';
import { answerBooking } from './booking/routes.ts';
import type { Desk } from './checkout/desk.ts';
import { answerCheckout } from './checkout/routes.ts';
import { answerContactForm } from './contact/form.ts';
import type { Letterbox } from './contact/letterbox.ts';
import { answerContact } from './contact/routes.ts';
import type { Database } from './db/open.ts';
import { demoProvider } from './demo/provider.ts';
import { answerDemo } from './demo/routes.ts';
import { refuseDisguises } from './http/bodies.ts';
import { letGoWhenClosing } from './http/closing.ts';
import { answerConfig } from './http/config.ts';
import { limitCrowd } from './http/crowd.ts';
import { answerError, answerErrors } from './http/errors.ts';
import { refuseForeignPosts } from './http/foreign.ts';
import { sendSecurityHeaders, withDataHeaders } from './http/headers.ts';
import { answerHealth } from './http/health.ts';
import { AnswerLog, type LogTarget, logOptions } from './http/log.ts';
import { answerExpectations, answerMalformed, requireHost } from './http/malformed.ts';
import { mostUnderWay, type Patience, patience as usualPatience } from './http/patience.ts';
import { countCalls } from './http/rateLimit.ts';
import { answerUnknown, ownPath } from './http/unknown.ts';
import { mailer } from './mail/mailer.ts';
import { Postman } from './mail/postman.ts';
import { answerNewsletterForm } from './newsletter/form.ts';
import { answerNewsletterLinks } from './newsletter/linkRoutes.ts';
import type { MailingList } from './newsletter/list.ts';
import { answerNewsletter } from './newsletter/routes.ts';
import { describeCalls } from './openapi/describe.ts';
import { showQuotes } from './quotes/page.ts';
import { orderFor } from './quotes/quotes.ts';
import { answerQuotes } from './quotes/routes.ts';
import type { Shelf } from './quotes/shelf.ts';
import { Caretaker } from './retention/caretaker.ts';
import type { Settings } from './settings.ts';
import { serveSite } from './site/serve.ts';
import type { Site } from './site/site.ts';
import { stripeClient } from './stripe/client.ts';
import { stripeProvider } from './stripe/provider.ts';
import { hearStripe } from './stripe/webhook.ts';

export interface ServerParts {
  settings: Settings;
  /** Closed together with the server. */
  database: Database;
  site: Site;
  now: () => Date;
  /** When consultations take place; the agency's own hours without it. */
  opening?: Opening;
  /** Today's price list; the catalogue's own without it. */
  priceOf?: (selection: Selection) => Order;
  pace?: Pace;
  /** How long callers may take. */
  patience?: Patience;
  /** The most requests under way at the same time. */
  crowd?: number;
  logTo?: LogTarget;
}

/** How patient the server is, in milliseconds. */
export interface Pace {
  /** One try to reach the card provider; there are three. */
  cardProvider: number;
  /** Between two looks into the outbox when nobody calls. */
  outbox: number;
}

/** An answer of the card provider, good or bad, comes before the browser gives up after 20 seconds. */
const usual: Pace = { cardProvider: 5_000, outbox: 5_000 };

/** Puts the server together, without listening: everything it stands on is given. */
export async function buildServer({
  settings,
  database,
  site,
  now,
  opening = usualOpening,
  priceOf = usualPrice,
  pace = usual,
  patience = usualPatience,
  crowd = mostUnderWay,
  logTo,
}: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(settings, logTo),
    logController: new AnswerLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    clientErrorHandler: answerMalformed(settings),
    frameworkErrors: (error, request, reply) => answerError(error, request, withDataHeaders(request, reply, settings)),
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    rewriteUrl: ({ url = '/' }) => ownPath(url),
    routerOptions: { maxParamLength: 255 },
    bodyLimit: 64 * 1024,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.look,
      requireHostHeader: false,
    },
    requestTimeout: patience.request,
    keepAliveTimeout: patience.keepAlive,
    connectionTimeout: patience.silence,
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  answerUnknown(app);
  answerErrors(app);
  answerExpectations(app, settings);
  sendSecurityHeaders(app, settings);
  letGoWhenClosing(app);
  requireHost(app);
  limitCrowd(app, crowd);
  refuseDisguises(app);
  refuseForeignPosts(app, settings);
  await countCalls(app);
  await describeCalls(app, settings);
  answerHealth(app, database, now);
  answerConfig(app, settings, await betaEnd(database, settings));

  const postman = new Postman({ database, mailer: mailer(settings), now, log: app.log, pause: pace.outbox });
  const stripe = settings.stripe && stripeClient(settings.stripe, pace.cardProvider);
  const mailWaits = () => postman.call();
  const shelf: Shelf = { settings, database, opening, priceOf, now, mailWaits };
  const desk: Desk = {
    settings,
    database,
    orderFor: (request) => orderFor(shelf, request),
    provider: stripe ? stripeProvider(stripe, settings.checkoutUi) : demoProvider,
    now,
    mailWaits,
    log: app.log,
  };
  answerCheckout(app, desk);
  if (stripe) await hearStripe(app, desk, stripe);
  else await answerDemo(app, desk, site);
  const diary: Diary = { settings, database, opening, now, mailWaits };
  answerBooking(app, diary);
  answerManage(app, diary);
  await answerPlainBooking(app, diary, site);
  const letterbox: Letterbox = { settings, database, now, mailWaits };
  answerContact(app, letterbox);
  await answerContactForm(app, letterbox, site);
  const list: MailingList = { settings, database, now, mailWaits: desk.mailWaits };
  answerNewsletter(app, list);
  await answerNewsletterForm(app, list, site);
  await answerNewsletterLinks(app, list, site);
  const library = accountLibrary({ settings, database, now, log: app.log });
  const registry: Registry = { settings, database, library, opening, now, mailWaits };
  await answerAccounts(app, registry);
  answerQuotes(app, shelf, async (request, reply) => (await presentIn(registry, request, reply))?.account.email);
  showQuotes(app, shelf, site);

  serveSite(app, site);
  const caretaker = new Caretaker({ database, now, timeZone: opening.timeZone, log: app.log });
  app.addHook('onReady', async () => {
    postman.call();
    caretaker.start();
  });
  app.addHook('onListen', () => void site.prepare());
  app.addHook('onClose', async () => {
    await Promise.all([postman.stop(), caretaker.stop()]);
    await database.destroy();
  });
  return app;
}
