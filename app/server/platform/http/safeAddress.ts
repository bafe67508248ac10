import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Context } from '../context.ts';
import { HttpError } from './httpError.ts';

/** What it takes to call an address. */
export type AddressContext = Pick<Context, 'settings' | 'resolveHost'>;

/** IPv4 addresses that lead into a private network, to this machine, or nowhere (RFC 6890). */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, bits);
}
/** IPv6 addresses that may be public, and those among them that are for examples or wrap an IPv4 address. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address);
  return isIP(address) === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** An address that the server must not call. Its message is for the owner. */
export class UnsafeAddressError extends Error {}

const intoPrivateNetwork = () => new UnsafeAddressError('This address leads into a private network.');
const isAllowed = ({ settings }: Pick<Context, 'settings'>, address: string) =>
  settings.webhookTargets === 'any' || isPublicAddress(address);

/** The host of a URL; an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * Parses the address of a webhook or a calendar, without a DNS lookup.
 * @param alsoHttp whether http is allowed; by default only if private networks are
 * @throws UnsafeAddressError
 */
export function readTarget(
  context: Pick<Context, 'settings'>,
  text: string,
  alsoHttp = context.settings.webhookTargets === 'any',
): URL {
  const url = URL.parse(text);
  const protocols = alsoHttp ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol)) {
    throw new UnsafeAddressError('The address has to begin with https://.');
  }
  if (url.username || url.password) throw new UnsafeAddressError('The address can’t contain a password.');
  if (isIP(hostOf(url)) !== 0 && !isAllowed(context, hostOf(url))) throw intoPrivateNetwork();
  url.hash = '';
  return url;
}

/** The addresses of a host; all have to be allowed. @throws UnsafeAddressError */
async function allowedAddresses(context: AddressContext, hostname: string): Promise<readonly LookupAddress[]> {
  const found = await context.resolveHost(hostname);
  if (found.some(({ address }) => !isAllowed(context, address))) throw intoPrivateNetwork();
  return found;
}

/** Checks the address of a new webhook. @returns it as it is stored @throws HttpError */
export async function checkTarget(context: AddressContext, text: string): Promise<string> {
  try {
    const url = readTarget(context, text);
    if (isIP(hostOf(url)) === 0) await allowedAddresses(context, hostOf(url));
    return url.href;
  } catch (error) {
    const message = error instanceof UnsafeAddressError ? error.message : 'The host of this address can’t be found.';
    throw new HttpError(422, 'unsafe-address', `${message} Nothing was added.`, { cause: error });
  }
}

/** DNS lookup for a connection: it connects to the address that was checked, so DNS can't change in between. */
export const checkedLookup =
  (context: AddressContext): LookupFunction =>
  (hostname, { all }, done) => {
    allowedAddresses(context, hostname).then(
      (found) => {
        const [first = { address: '', family: 4 }] = found;
        if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };

/** Finds the IP addresses of a host. @throws when it has none */
export type ResolveHost = Context['resolveHost'];

export const resolveHost: ResolveHost = (hostname) => lookup(hostname, { all: true });
