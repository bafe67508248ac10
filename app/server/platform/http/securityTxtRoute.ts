import type { FastifyInstance } from 'fastify';
import { addDays } from '../../../src/domain/booking/day.ts';
import type { Context } from '../context.ts';

const path = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year. */
const validDays = 180;

/** Where to report vulnerabilities (RFC 9116). None without a contact, or where the built site has a file of its own. */
export function securityTxtRoute(app: FastifyInstance, { settings, site, now }: Context): void {
  if (site.assets.includes(path)) return;
  app.get(path, { config: { logAtDebug: true } }, async (_request, reply) => {
    const { securityContact, siteUrl } = settings;
    if (securityContact === null) return reply.callNotFound();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${addDays(now().toISOString().slice(0, 10), validDays)}T00:00:00.000Z`,
      'Preferred-Languages: en',
      ...(siteUrl === null ? [] : [`Canonical: ${siteUrl}${path}`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
