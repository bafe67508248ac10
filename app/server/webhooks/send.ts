import { shorten } from '../../src/domain/words.ts';
import { callAddress } from '../platform/http/callAddress.ts';
import { type AddressContext, readTarget } from '../platform/http/safeAddress.ts';

/** What a receiver answered. */
export interface Answer {
  /** Null without an answer. */
  status: number | null;
  /** "HTTP 500: Out of order", or why there was no answer. */
  words: string;
}

/** How long a receiver may take, in milliseconds. */
const timeout = 10_000;
/** The most bytes of a response that are read, and the most characters that are stored. */
const maxBytes = 4_096;
const maxLetters = 300;

const short = (text: string) => shorten(text.replace(/\p{Cc}+/gu, ' ').trim(), maxLetters);

/** Posts a webhook once: redirects aren't followed, and the connection is closed. */
export async function send(
  context: AddressContext,
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  try {
    return await post(context, readTarget(context, address), body, headers);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'AbortError';
    const words = isTimeout ? `No answer in ${timeout / 1000} seconds` : String(Object(error).message ?? error);
    return { status: null, words: short(words) };
  }
}

async function post(
  context: AddressContext,
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await callAddress(context, url, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'agency-site-webhooks' },
    signal: AbortSignal.timeout(timeout),
  });
  const status = answer.statusCode ?? 0;
  let bytes = Buffer.alloc(0);
  for await (const piece of answer) {
    bytes = Buffer.concat([bytes, piece]);
    if (bytes.length >= maxBytes) break;
  }
  const text = bytes.subarray(0, maxBytes).toString();
  return { status, words: short(text === '' ? `HTTP ${status}` : `HTTP ${status}: ${text}`) };
}
