import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCatalogue } from '../../src/domain/catalogue/schema.ts';
import type { Context, PublishedCatalogue } from '../platform/context.ts';
import { sign, verifySigned } from '../platform/crypto/hmac.ts';
import { cookiesIn, setCookie } from '../platform/http/cookies.ts';

const purpose = 'preview';
const cookie = 'preview';
/** How long a browser sees the draft, in seconds. */
const duration = 3600;

/** The address by which a browser begins to see the draft on every page. */
export const previewPath = ({ now, settings }: Context): string =>
  `/preview/${sign(purpose, String(now().getTime() + duration * 1000), settings.secret)}`;

const isValid = (pass: string, { now, settings }: Context): boolean =>
  Number(verifySigned(purpose, pass, settings.secret) ?? 0) > now().getTime();

/** The draft of the catalogue, for a browser that may see it; null while there is none, or it has a fault. */
export async function previewedCatalogue(
  context: Context,
  request: FastifyRequest,
): Promise<PublishedCatalogue | null> {
  const { cookie: cookies } = request.headers;
  if (!cookies?.includes(`${cookie}=`) || !isValid(cookiesIn(cookies).get(cookie) ?? '', context)) return null;
  const draft = await context.database
    .selectFrom('published_drafts')
    .select(['version', 'data'])
    .where('kind', '=', 'catalogue')
    .executeTakeFirst();
  const { data } = readCatalogue(JSON.parse(draft?.data ?? 'null'));
  return draft && data ? { version: draft.version, data } : null;
}

/** The way into the preview; a pass that isn’t valid, such as `/preview/end`, is the way out. */
export function previewRoutes(app: FastifyInstance, context: Context): void {
  const send = (reply: FastifyReply, value: string, seconds: number) =>
    setCookie(reply, cookie, value, seconds, context.settings).header('cache-control', 'no-store').redirect('/', 303);
  app.get<{ Params: { pass: string } }>('/preview/:pass', async ({ params: { pass } }, reply) =>
    isValid(pass, context) ? send(reply, pass, duration) : send(reply, '', 0),
  );
}
