import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';

/** Finds the IP addresses of a host. @throws when it has none */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveHost: ResolveHost = (hostname) => lookup(hostname, { all: true });
