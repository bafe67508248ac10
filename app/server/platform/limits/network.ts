import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** A household or office shares this many bits of an IPv6 address. */
export const ipv6Subnet = 64;

/** The client's network, for limits; null when network limits are off. */
export function networkOf(
  { ip }: Pick<FastifyRequest, 'ip'>,
  { rateLimit }: Pick<Settings, 'rateLimit'>,
): string | null {
  return rateLimit > 0 ? normalizeIP(ip, ipv6Subnet) : null;
}
