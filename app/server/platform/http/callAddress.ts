import { type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { type AddressContext, checkedLookup } from './safeAddress.ts';

/** A call of another server. Its body is sent whole. */
export interface Call extends Pick<RequestOptions, 'method' | 'signal'> {
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/**
 * Calls an address that someone has entered, by a connection of its own: to an address that is allowed, and no further. The
 * answer is neither read nor unpacked, and redirects aren't followed.
 */
export function callAddress(
  context: AddressContext,
  url: URL,
  { body, headers, ...call }: Call,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      ...call,
      agent: false,
      lookup: checkedLookup(context),
      headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}
