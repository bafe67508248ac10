import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Opening, opening as usualOpening } from '../src/domain/catalogue/opening.ts';
import { type Order, type Selection, priceOf as usualPrice } from '../src/domain/selection.ts';
import { answerAccounts } from './accounts/answerAccounts.ts';
import { createAuthLibrary } from './accounts/authLibrary.ts';
import { accountsOfPages } from './accounts/pages.ts';
import { presentIn } from './accounts/session.ts';
import { betaEnd } from './beta.ts';
import { answerManage, hasBooking } from './booking/manageRoutes.ts';
import { answerPlainBooking } from './booking/plain/routes.ts';
import { answerBooking } from './booking/routes.ts';
import { CheckPaymentsJob, paymentsHealth } from './checkout/checkPaymentsJob.ts';
import { answerPay } from './checkout/payRoutes.ts';
import { answerCheckout } from './checkout/routes.ts';
import { answerContactForm } from './contact/form.ts';
import { answerContact } from './contact/routes.ts';
import type { Context } from './context.ts';
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
import { answerNewsletter } from './newsletter/routes.ts';
import { describeCalls } from './openapi/describe.ts';
import { showQuotes } from './quotes/page.ts';
import { answerQuotes } from './quotes/routes.ts';
import { RetentionJob } from './retention/retentionJob.ts';
import type { Settings } from './settings.ts';
import { serveSite } from './site/serve.ts';
import type { Site } from './site/site.ts';
import { stripeClient } from './stripe/client.ts';
import { stripeProvider } from './stripe/provider.ts';
import { hearStripe } from './stripe/webhook.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What routes and jobs are given, for tests. */
    context: Context;
  }
}

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

  const pace = { ...usual, ...given };
  const stripe = settings.stripe && stripeClient(settings.stripe, pace.cardProvider);
  const context: Context = {
    settings,
    database,
    now,
    log: app.log,
    site,
    auth: createAuthLibrary({ settings, database, now, log: app.log }),
    paymentProvider: stripe ? stripeProvider(stripe, settings.checkoutUi) : demoProvider,
    opening,
    priceOf,
    wakeMailWorker: () => mailWorker.wake(),
  };
  app.decorate('context', context);
  const mailWorker = new MailWorker(context, mailer(settings), pace.outbox);
  const checkPayments = stripe && new CheckPaymentsJob(context, pace.payments);
  const retentionJob = new RetentionJob(context);

  answerConfig(app, settings, await betaEnd(database, settings));
  answerCheckout(app, context);
  if (stripe) await hearStripe(app, context, stripe);
  else await answerDemo(app, context);
  await answerPay(app, context);
  answerBooking(app, context);
  answerManage(app, context);
  await answerPlainBooking(app, context);
  answerContact(app, context);
  await answerContactForm(app, context);
  answerNewsletter(app, context);
  await answerNewsletterForm(app, context);
  await answerNewsletterLinks(app, context);
  await answerAccounts(app, context);
  answerQuotes(app, context, async (request, reply) => (await presentIn(context, request, reply))?.account.email);
  const accounts = accountsOfPages(context);
  showQuotes(app, context, accounts);
  answerHealth(app, context, [...mailHealth(context), ...(stripe ? [paymentsHealth(context)] : [])]);
  answerSecurityTxt(app, context);
  serveSite(app, site, accounts, (path) => hasBooking(context, path));
  app.addHook('onReady', async () => {
    mailWorker.wake();
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
