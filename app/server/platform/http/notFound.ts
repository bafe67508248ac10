import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { sendError } from './errors.ts';
import { HttpError } from './httpError.ts';

/** A registered route. */
export interface Route {
  /** As "/api/quotes/:token". */
  pattern: string;
  methods: readonly string[];
  config: FastifyContextConfig | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route, in order. */
    routes: readonly Route[];
  }
}

export const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Path and query of a request target. Requests meant for a proxy name a host as well: redirects must not follow it. */
export function pathOfUrl(url: string): string {
  return decodable(url.replace(/^https?:\/\/[^/?#]*/i, '') || '/');
}

/** Escapes a stray `%`, which can't be decoded, so that the answer is 404 and not 400. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

const notFound = new HttpError(404, 'not-found', 'We can’t find anything at this address.');

/** Answers unknown paths with 404, and known paths with a wrong method with 405. */
export function handleNotFound(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.decorate('routes', routes);
  app.addHook('onRoute', ({ url, method, config }) => {
    routes.push({ pattern: url, methods: [method].flat(), config });
  });
  // PostgreSQL rejects NUL even as a parameter of a query, so no path with one reaches a handler.
  app.addHook('onRequest', async ({ url }) => {
    if (pathOf(url).includes('%00')) throw notFound;
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const methods = new Set(routes.filter(({ pattern }) => fits(pattern, path)).flatMap((route) => route.methods));
    if (methods.size > 0 && !methods.has(request.method)) {
      const allowed = [...methods].join(', ');
      const error = new HttpError(405, 'wrong-method', `${request.method} is not allowed here; use ${allowed}.`);
      return sendError(request, reply.header('allow', allowed), error);
    }
    return sendError(request, reply, notFound);
  });
}

function fits(pattern: string, path: string): boolean {
  if (pattern === '/*') return !isApi(path);
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}
