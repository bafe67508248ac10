import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Published } from '../platform/context.ts';
import { isSignedUntil, signUntil } from '../platform/crypto/hmac.ts';
import { cookiesIn, setCookie } from '../platform/http/cookies.ts';
import { postKind, previewedArticles, projectKind } from './articles.ts';
import { kinds } from './published.ts';

const purpose = 'preview';
const cookie = 'preview';
/** How long a browser sees the drafts, in seconds. */
const duration = 3600;

/** The address by which a browser begins to see the drafts on every page. @param page the first */
export const previewPath = ({ now, settings }: Context, page?: string): string =>
  `/preview/${signUntil(purpose, now().getTime() + duration * 1000, settings.secret)}${page ? `?page=${page}` : ''}`;

/** Posts and projects have pages of their own. No other address is followed from here. */
const articlePage = /^\/(blog|portfolio)\/[a-z0-9-]+$/;

const isValid = (pass: string, { now, settings }: Context): boolean =>
  isSignedUntil(purpose, pass, now(), settings.secret);

/**
 * What is in force with the drafts instead, for a browser that may see them; null while there is none without a fault. The
 * versions of drafts are below zero.
 */
export async function previewed(context: Context, request: FastifyRequest): Promise<Published | null> {
  const { cookie: cookies } = request.headers;
  if (!cookies?.includes(`${cookie}=`) || !isValid(cookiesIn(cookies).get(cookie) ?? '', context)) return null;
  const { database, published } = context;
  const rows = await database.selectFrom('published_drafts').select(['kind', 'key', 'version', 'data']).execute();
  const [posts, projects] = await Promise.all([
    previewedArticles(postKind, context, rows),
    previewedArticles(projectKind, context, rows),
  ]);
  const drafts = rows.flatMap(({ kind, version, data: written }) => {
    if (kind === 'posts' || kind === 'projects') return [];
    const { data } = kinds[kind].read(JSON.parse(written ?? 'null'), context.settings);
    return written !== null && data ? [[kind, { version: -version, data }]] : [];
  });
  // A draft in a list has no version.
  const isPrepared = [posts, projects].some(({ data }) => data?.some(({ version }) => version === 0));
  if (drafts.length === 0 && !isPrepared) return null;
  return {
    ...published,
    ...Object.fromEntries(drafts),
    posts: { ...posts, version: -posts.version },
    projects: { ...projects, version: -projects.version },
  };
}

/** The way into the preview; a pass that isn’t valid, such as `/preview/end`, is the way out. */
export function previewRoutes(app: FastifyInstance, context: Context): void {
  const send = (reply: FastifyReply, value: string, seconds: number, to = '/') =>
    setCookie(reply, cookie, value, seconds, context.settings).header('cache-control', 'no-store').redirect(to, 303);
  app.get<{ Params: { pass: string }; Querystring: { page?: unknown } }>(
    '/preview/:pass',
    async ({ params: { pass }, query: { page } }, reply) =>
      isValid(pass, context)
        ? send(reply, pass, duration, articlePage.test(String(page)) ? String(page) : '/')
        : send(reply, '', 0),
  );
}
