import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { catalogueOf } from '../src/domain/catalogue/catalogue.ts';
import { type Opening, opening as usualOpening } from '../src/domain/catalogue/opening.ts';
import { createAuthLibrary } from './accounts/authLibrary.ts';
import { siteAccounts } from './accounts/session.ts';
import { accounts } from './accounts/subject.ts';
import { backup } from './backup/subject.ts';
import { hasBooking } from './booking/manageRoutes.ts';
import { booking } from './booking/subject.ts';
import { calendars } from './calendars/subject.ts';
import { attachmentsOf } from './checkout/attachments.ts';
import { checkout } from './checkout/subject.ts';
import { termsInForce } from './checkout/terms/terms.ts';
import { type Outside, outside as realOutside } from './health/go-live/outside.ts';
import { metricsRoute } from './health/metrics/route.ts';
import { healthRoutes } from './health/routes.ts';
import { health } from './health/subject.ts';
import { invoices } from './invoices/subject.ts';
import { mails } from './mails/subject.ts';
import { messages } from './messages/subject.ts';
import { newsletter } from './newsletter/subject.ts';
import { numbers } from './numbers/subject.ts';
import { offers } from './offers/subject.ts';
import { people } from './people/subject.ts';
import { createChanges } from './platform/changes/changes.ts';
import type { Context, Published } from './platform/context.ts';
import type { Database } from './platform/db/open.ts';
import { guardAgainstCsrf } from './platform/http/csrfGuard.ts';
import { handleErrors, sendErrorAnswer } from './platform/http/errors.ts';
import { sendSecurityHeaders, withDataHeaders } from './platform/http/headers.ts';
import { shedLoad } from './platform/http/loadShedding.ts';
import { type LogTarget, logOptions, RequestLog } from './platform/http/log.ts';
import {
  handleClientError,
  rejectBrokenText,
  rejectEncodedBodies,
  rejectExpectations,
  requireHost,
} from './platform/http/malformed.ts';
import { handleNotFound, pathOfUrl } from './platform/http/notFound.ts';
import { registerRateLimit } from './platform/http/rateLimit.ts';
import { type ResolveHost, resolveHost as resolveByDns } from './platform/http/safeAddress.ts';
import { securityTxtRoute } from './platform/http/securityTxtRoute.ts';
import {
  closeConnectionsOnShutdown,
  maxConcurrentRequests as defaultMaxConcurrentRequests,
  defaultTimeouts,
  type Timeouts,
} from './platform/http/timeouts.ts';
import { readForwardedAddresses, warnAboutTrustProxy } from './platform/http/trustProxy.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { MailWorker } from './platform/mail/worker.ts';
import { openApiRoute } from './platform/openapi/describe.ts';
import { demoProvider } from './platform/payments/demo/provider.ts';
import { type Settings, withDeskSettings } from './platform/settings/settings.ts';
import type { Edition, Renderer } from './platform/site/renderer.ts';
import { siteRoute } from './platform/site/serve.ts';
import type { Site } from './platform/site/site.ts';
import type { Subject, Timing } from './platform/subject.ts';
import { editionOf } from './published/edition.ts';
import { previewed } from './published/preview.ts';
import { builtIn, createRefresh } from './published/published.ts';
import { published } from './published/subject.ts';
import { savedQuotes } from './saved-quotes/subject.ts';
import { start } from './start/subject.ts';
import { deskPages } from './team/deskPages.ts';
import { createStaffAuth } from './team/staffAuth.ts';
import { staffApi } from './team/staffRoutes.ts';
import { team } from './team/subject.ts';
import { webhooks } from './webhooks/subject.ts';
import { createWebhookWorker } from './webhooks/worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The context of the routes and jobs, for tests. */
    context: Context;
  }
}

interface ServerOptions {
  settings: Settings;
  /** Closed together with the server. */
  database: Database;
  site: Site;
  /** The folder of the built desk; without it the desk has no pages. */
  deskFolder?: string;
  now: () => Date;
  /** When consultations take place; the agency's own hours by default. */
  opening?: Opening;
  /** What is in force of all that owners publish; what the site came with by default. */
  published?: Published;
  /** A renderer of the pages; without it, pages stay as they are. */
  render?: (edition: Edition) => Renderer;
  /** Finds the IP addresses of a webhook's host; DNS by default. */
  resolveHost?: ResolveHost;
  /** What the health checks of the desk ask: DNS, Stripe, the mail server and others by default. */
  outside?: Outside;
  timing?: Partial<Timing>;
  timeouts?: Timeouts;
  /** Above this, requests are answered with 503. */
  maxConcurrentRequests?: number;
  /** Receives the log lines; standard output by default. */
  logTo?: LogTarget;
}

/** What the server is about. The first failing health check of the first subject becomes the status of `/api/health`. */
export const subjects: readonly Subject[] = [
  mails,
  checkout,
  offers,
  booking,
  messages,
  newsletter,
  published,
  accounts,
  people,
  savedQuotes,
  start,
  calendars,
  invoices,
  webhooks,
  team,
  numbers,
  health,
  backup,
];

/** Three tries at the card provider end before the browser gives up after 20 seconds. */
const defaultTiming: Timing = { cardProviderTimeout: 5_000, outboxInterval: 5_000, paymentsInterval: 30_000 };

/** Builds the server with its routes and jobs. It doesn't listen yet. */
export async function buildServer({
  settings,
  database,
  site,
  deskFolder,
  now,
  opening = usualOpening,
  published: first = builtIn,
  render,
  resolveHost = resolveByDns,
  outside = realOutside,
  timing: givenTiming,
  timeouts = defaultTimeouts,
  maxConcurrentRequests = defaultMaxConcurrentRequests,
  logTo,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(settings, logTo),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    clientErrorHandler: handleClientError(settings),
    frameworkErrors: (error, request, reply) =>
      sendErrorAnswer(error, request, withDataHeaders(request, reply, settings)),
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    rewriteUrl: ({ url = '/' }) => pathOfUrl(url),
    routerOptions: { maxParamLength: 255 },
    bodyLimit: 64 * 1024,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkInterval,
      requireHostHeader: false,
    },
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionTimeout: timeouts.idle,
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  if (settings.tracing) {
    const { traceRequests } = await import('./platform/tracing/traceRequests.ts');
    traceRequests(app, settings.tracing, settings);
  }
  readForwardedAddresses(app, settings);
  handleNotFound(app);
  handleErrors(app);
  rejectExpectations(app, settings);
  sendSecurityHeaders(app, settings);
  closeConnectionsOnShutdown(app);
  requireHost(app);
  const isRefusing = shedLoad(app, settings, maxConcurrentRequests);
  rejectEncodedBodies(app);
  rejectBrokenText(app);
  guardAgainstCsrf(app, settings);
  warnAboutTrustProxy(app, settings);
  await registerRateLimit(app, { settings, database, now });
  await openApiRoute(app, settings);

  const catalogue = catalogueOf(first.catalogue.data);
  const timing = { ...defaultTiming, ...givenTiming };
  const context: Context = {
    settings,
    database,
    now,
    log: app.log,
    site,
    auth: createAuthLibrary({ settings, database, now, log: app.log }),
    staffAuth: createStaffAuth({ settings, database, now, log: app.log }),
    terms: await termsInForce(database, settings, catalogue, now()),
    outside,
    paymentProvider: (await settings.cardProvider?.connect(timing.cardProviderTimeout)) ?? demoProvider,
    opening,
    catalogue,
    published: first,
    async apply(published) {
      const catalogue = catalogueOf(published.catalogue.data);
      const changed = withDeskSettings(settings, published.settings.data, published.profiles.data);
      const terms = await termsInForce(database, changed, catalogue, now());
      if (render) await site.publish(render(editionOf({ settings: changed, database }, published, terms)));
      // Whoever has the settings has them as they are now.
      Object.assign(settings, changed);
      Object.assign(context, { catalogue, published, terms });
    },
    refreshPublished: () => refresh(),
    wakeMailWorker: () => mailWorker.wake(),
    wakeWebhookWorker: () => webhookWorker.wake(),
    resolveHost,
    changes: createChanges({ database, settings, log: app.log }),
  };
  const refresh = createRefresh(context);
  app.decorate('context', context);
  const mailWorker = new MailWorker(context, createMailer(settings), attachmentsOf, timing.outboxInterval);
  const webhookWorker = createWebhookWorker(context, timing.outboxInterval);
  const jobs = [mailWorker, webhookWorker, ...subjects.flatMap(({ jobs }) => jobs?.(context, timing) ?? [])];
  for (const { routes } of subjects) await routes?.(app, context);
  if (!settings.adminUrl) {
    await staffApi(app, context, subjects);
    if (deskFolder !== undefined) deskPages(app, context, deskFolder);
  }
  const checks = subjects.flatMap(({ health }) => health?.(context) ?? []);
  healthRoutes(app, context, checks, isRefusing);
  metricsRoute(app, context, checks);
  securityTxtRoute(app, context);
  siteRoute(
    app,
    site,
    siteAccounts(context),
    (path) => hasBooking(context, path),
    async (request) => {
      const drafts = render && (await previewed(context, request));
      if (!drafts) return null;
      const versions = Object.values(drafts).map(({ version }) => version);
      return site.preview(versions.join(), () => render(editionOf(context, drafts, context.terms, true)));
    },
  );
  app.addHook('onReady', async () => {
    for (const job of jobs) job.start();
  });
  app.addHook('onListen', () => {
    if (!settings.warmUp) return;
    site.prepare().catch((error: unknown) => app.log.error({ err: error }, 'A page can’t be rendered'));
  });
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()));
    await site.close();
    await context.changes.stop();
    await database.destroy();
  });
  return app;
}
