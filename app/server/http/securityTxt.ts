import type { FastifyInstance } from 'fastify';
import { addDays } from '../../src/domain/booking/day.ts';
import type { Context } from '../context.ts';

const path = '/.well-known/security.txt';
/** Days for which a reader may trust the file: RFC 9116 asks for less than a year. */
const trusted = 180;

/**
 * Says where reports of weaknesses go (RFC 9116). Without a contact there is no such file; one that was built into the
 * site wins.
 */
export function answerSecurityTxt(app: FastifyInstance, { settings, site, now }: Context): void {
  const { securityContact, siteUrl } = settings;
  if (securityContact === null || site.assets.includes(path)) return;
  app.get(path, { config: { quiet: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${addDays(now().toISOString().slice(0, 10), trusted)}T00:00:00.000Z`,
      'Preferred-Languages: en',
      ...(siteUrl === null ? [] : [`Canonical: ${siteUrl}${path}`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
