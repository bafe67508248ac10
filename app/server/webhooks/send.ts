import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { shorten } from '../../src/domain/words.ts';
import type { Context } from '../platform/context.ts';
import { checkedLookup, readTarget } from '../platform/http/safeAddress.ts';

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
  context: Pick<Context, 'settings' | 'resolveHost'>,
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

function post(
  context: Pick<Context, 'settings' | 'resolveHost'>,
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: checkedLookup(context),
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'agency-site-webhooks',
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const pieces: Buffer[] = [];
        let bytes = 0;
        const finish = () => {
          const text = Buffer.concat(pieces).subarray(0, maxBytes).toString();
          resolve({ status, words: short(text === '' ? `HTTP ${status}` : `HTTP ${status}: ${text}`) });
          call.destroy();
        };
        answer.on('data', (piece: Buffer) => {
          pieces.push(piece);
          bytes += piece.length;
          if (bytes >= maxBytes) finish();
        });
        answer.on('end', finish);
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
