import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type QueryTime, queryTime } from '../db/queryTime.ts';
import type { Settings, TracingSettings } from '../settings/settings.ts';

/** For sending a batch, in milliseconds; also at a shutdown, which takes ten seconds at most. */
const sendTimeout = 3_000;
/** Between two lines in the log about a collector that doesn't answer, in milliseconds. */
const silence = 3_600_000;

interface Traced extends QueryTime {
  span: Span;
}

/**
 * Sends one span for each request to a collector, with route pattern, method, status and the database's time: no address, no
 * query and no body, which may be personal. The provider isn't registered globally, so that no library adds spans of its own.
 * Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
 */
export function traceRequests(app: FastifyInstance, tracing: TracingSettings, { trustProxy }: Settings): void {
  const exporter = new OTLPTraceExporter({
    url: `${tracing.endpoint}/v1/traces`,
    headers: tracing.headers,
    timeoutMillis: sendTimeout,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': tracing.serviceName }),
    spanProcessors: [new BatchSpanProcessor(reporting(exporter, app), { exportTimeoutMillis: sendTimeout })],
  });
  const tracer = provider.getTracer('agency-site');
  const propagator = new W3CTraceContextPropagator();
  const traced = new WeakMap<FastifyRequest, Traced>();

  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    if (routeOptions.config?.isHealthCheck) return done();
    // A visitor may send any trace; a proxy of ours replaces it by its own.
    const parent = trustProxy > 0 ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
    const route = routeOptions.url;
    const span = tracer.startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) },
      },
      parent,
    );
    request.log = request.log.child({ trace_id: span.spanContext().traceId });
    reply.log = request.log;
    const own = { span, queries: 0, milliseconds: 0 };
    traced.set(request, own);
    queryTime.run(own, done);
  });
  // Reading a body leaves the context.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = traced.get(request);
    if (own) queryTime.run(own, done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const own = traced.get(request);
    if (!own) return;
    own.span.setAttributes({
      'http.response.status_code': statusCode,
      'agency.database.queries': own.queries,
      'agency.database.milliseconds': own.milliseconds,
    });
    if (statusCode >= 500) own.span.setStatus({ code: SpanStatusCode.ERROR });
    own.span.end();
  });
  // What the collector no longer takes is no reason to end with an error; the log has said so.
  app.addHook('onClose', () => provider.shutdown().catch(() => {}));
}

/** An exporter that says in the log, at most once an hour, that its collector doesn't answer. */
function reporting(exporter: SpanExporter, { log }: FastifyInstance): SpanExporter {
  let quietUntil = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && Date.now() >= quietUntil) {
          quietUntil = Date.now() + silence;
          log.warn({ err: result.error }, 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take traces');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
