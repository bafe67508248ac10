import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { sendError } from './errors.ts';
import { HttpError } from './httpError.ts';

/** What the server answers. */
export interface Route {
  /** As "/api/quotes/:token". */
  pattern: string;
  methods: readonly string[];
  config: FastifyContextConfig | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that is answered, in the order in which it was set up. */
    routes: readonly Route[];
  }
}

export const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/**
 * The path of an address that names a host, as only a request for a proxy does: what we lead on to is ours.
 */
export function ownPath(url: string): string {
  return decodable(url.replace(/^https?:\/\/[^/?#]*/i, '') || '/');
}

/** The address, or one that reads the same and can be decoded: a stray `%` is no reason for another answer than "unknown". */
function decodable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

const nothingThere = new HttpError(404, 'not-found', 'There is nothing at this address.');

/** Says what is wrong with a call that nobody answers: no such path, or a path that wants another method. */
export function answerUnknown(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.decorate('routes', routes);
  app.addHook('onRoute', ({ url, method, config }) => {
    routes.push({ pattern: url, methods: [method].flat(), config });
  });
  // PostgreSQL takes no NUL, not even to look for one, and nothing of ours has one in its name. What stands behind the
  // path is another matter: a page reads of it what it knows.
  app.addHook('onRequest', async ({ url }) => {
    if (pathOf(url).includes('%00')) throw nothingThere;
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const methods = new Set(routes.filter(({ pattern }) => fits(pattern, path)).flatMap((route) => route.methods));
    if (methods.size > 0 && !methods.has(request.method)) {
      const allowed = [...methods].join(', ');
      const error = new HttpError(405, 'wrong-method', `${request.method} is not possible here, only ${allowed}.`);
      return sendError(request, reply.header('allow', allowed), error);
    }
    return sendError(request, reply, nothingThere);
  });
}

function fits(pattern: string, path: string): boolean {
  if (pattern === '/*') return !isApi(path);
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}
