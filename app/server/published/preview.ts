import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Published } from '../platform/context.ts';
import { sign, verifySigned } from '../platform/crypto/hmac.ts';
import { cookiesIn, setCookie } from '../platform/http/cookies.ts';
import { kinds } from './published.ts';

const purpose = 'preview';
const cookie = 'preview';
/** How long a browser sees the drafts, in seconds. */
const duration = 3600;

/** The address by which a browser begins to see the drafts on every page. */
export const previewPath = ({ now, settings }: Context): string =>
  `/preview/${sign(purpose, String(now().getTime() + duration * 1000), settings.secret)}`;

const isValid = (pass: string, { now, settings }: Context): boolean =>
  Number(verifySigned(purpose, pass, settings.secret) ?? 0) > now().getTime();

/**
 * What is in force with the drafts instead, for a browser that may see them; null while there is none without a fault. The
 * versions of drafts are below zero.
 */
export async function previewed(context: Context, request: FastifyRequest): Promise<Published | null> {
  const { cookie: cookies } = request.headers;
  if (!cookies?.includes(`${cookie}=`) || !isValid(cookiesIn(cookies).get(cookie) ?? '', context)) return null;
  const rows = await context.database.selectFrom('published_drafts').select(['kind', 'version', 'data']).execute();
  const drafts = rows.flatMap(({ kind, version, data: written }) => {
    const { data } = kinds[kind].read(JSON.parse(written ?? 'null'), context.settings);
    return written !== null && data ? [[kind, { version: -version, data }]] : [];
  });
  return drafts.length === 0 ? null : { ...context.published, ...Object.fromEntries(drafts) };
}

/** The way into the preview; a pass that isn’t valid, such as `/preview/end`, is the way out. */
export function previewRoutes(app: FastifyInstance, context: Context): void {
  const send = (reply: FastifyReply, value: string, seconds: number) =>
    setCookie(reply, cookie, value, seconds, context.settings).header('cache-control', 'no-store').redirect('/', 303);
  app.get<{ Params: { pass: string } }>('/preview/:pass', async ({ params: { pass } }, reply) =>
    isValid(pass, context) ? send(reply, pass, duration) : send(reply, '', 0),
  );
}
