import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Opening, opening as usualOpening } from '../src/domain/catalogue/opening.ts';
import { type Order, type Selection, priceOf as usualPrice } from '../src/domain/selection.ts';
import { answerAccounts } from './accounts/answerAccounts.ts';
import { accountLibrary } from './accounts/library.ts';
import { accountsOfPages } from './accounts/pages.ts';
import type { Registry } from './accounts/registry.ts';
import { presentIn } from './accounts/session.ts';
import { betaEnd } from './beta.ts';
import type { Diary } from './booking/diary.ts';
import { answerManage, hasBooking } from './booking/manageRoutes.ts';
import { answerPlainBooking } from './booking/plain/routes.ts';
import { answerBooking } from './booking/routes.ts';
import { CheckPaymentsJob, paymentsHealth } from './checkout/checkPaymentsJob.ts';
import type { Desk } from './checkout/desk.ts';
import { answerPay } from './checkout/payRoutes.ts';
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
import { watchProxies } from './http/proxies.ts';
import { countCalls } from './http/rateLimit.ts';
import { answerSecurityTxt } from './http/securityTxt.ts';
import { answerUnknown, ownPath } from './http/unknown.ts';
import { mailHealth } from './mail/health.ts';
import { mailer } from './mail/mailer.ts';
import { MailWorker } from './mail/worker.ts';
import { answerNewsletterForm } from './newsletter/form.ts';
import { answerNewsletterLinks } from './newsletter/linkRoutes.ts';
import type { MailingList } from './newsletter/list.ts';
import { answerNewsletter } from './newsletter/routes.ts';
import { describeCalls } from './openapi/describe.ts';
import { showQuotes } from './quotes/page.ts';
import { orderFor } from './quotes/quotes.ts';
import { answerQuotes } from './quotes/routes.ts';
import type { Shelf } from './quotes/shelf.ts';
import { RetentionJob } from './retention/retentionJob.ts';
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
  pace?: Partial<Pace>;
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
  /** Between two rounds of questions to the card provider about payments that may have been made. */
  payments: number;
}

/** An answer of the card provider, good or bad, comes before the browser gives up after 20 seconds. */
const usual: Pace = { cardProvider: 5_000, outbox: 5_000, payments: 30_000 };

/** Puts the server together, without listening: everything it stands on is given. */
export async function buildServer({
  settings,
  database,
  site,
  now,
  opening = usualOpening,
  priceOf = usualPrice,
  pace: given,
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
  watchProxies(app, settings);
  await countCalls(app);
  await describeCalls(app, settings);
  answerConfig(app, settings, await betaEnd(database, settings));

  const pace = { ...usual, ...given };
  const mailWorker = new MailWorker({ database, mailer: mailer(settings), now, log: app.log, pause: pace.outbox });
  const stripe = settings.stripe && stripeClient(settings.stripe, pace.cardProvider);
  const mailWaits = () => mailWorker.call();
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
  const checkPayments = stripe && new CheckPaymentsJob(desk, pace.payments);
  if (stripe) await hearStripe(app, desk, stripe);
  else await answerDemo(app, desk, site);
  await answerPay(app, desk, site);
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
  const accounts = accountsOfPages(registry);
  showQuotes(app, shelf, site, accounts);

  answerHealth(app, {
    database,
    now,
    checks: [...mailHealth({ settings, database, now }), ...(stripe ? [paymentsHealth(desk)] : [])],
  });
  answerSecurityTxt(app, settings, site, now);
  serveSite(app, site, accounts, (path) => hasBooking(diary, path));
  const retentionJob = new RetentionJob({ database, now, timeZone: opening.timeZone, log: app.log });
  app.addHook('onReady', async () => {
    mailWorker.call();
    retentionJob.start();
    checkPayments?.start();
  });
  app.addHook('onListen', () => void site.prepare());
  app.addHook('onClose', async () => {
    await Promise.all([mailWorker.stop(), retentionJob.stop(), checkPayments?.stop()]);
    await database.destroy();
  });
  return app;
}
