import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** One household or office has so many bits of an IPv6 address in common. */
export const ipv6Subnet = 64;

/** The network that a request comes from, to count by; null where networks have no limits. */
export function networkOf(
  { ip }: Pick<FastifyRequest, 'ip'>,
  { rateLimit }: Pick<Settings, 'rateLimit'>,
): string | null {
  return rateLimit > 0 ? normalizeIP(ip, ipv6Subnet) : null;
}
