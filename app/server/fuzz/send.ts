import { Agent, request } from 'node:http';
import { sendable } from './headers.ts';
import type { Draft } from './requests.ts';

export interface Answered {
  status: number;
  body: string;
  type: string;
  /** Milliseconds. */
  took: number;
}

/** Sends raw requests over keep-alive connections, without a client that would normalise them. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #url: URL;
  /** Cookies of a signed-in user. */
  readonly #cookie: string;
  #sent = 0;

  constructor(url: string, cookie: string) {
    this.#url = new URL(url);
    this.#cookie = cookie;
  }

  close(): void {
    this.#agent.destroy();
  }

  /** A different client address for each request, so that rate limits don't apply. */
  #nextAddress(): string {
    this.#sent += 1;
    return `10.${[16, 8, 0].map((bits) => (this.#sent >> bits) & 255).join('.')}`;
  }

  /** @param known texts from earlier answers, for path parameters */
  async send(
    { method, path, parts, query, headers, body, wire, usesKnownValues }: Draft,
    known: readonly string[],
  ): Promise<Answered> {
    let at = 0;
    const filled = path.replace(/\{\w+\}/g, () => {
      const part = parts[at++] ?? '';
      return encodeURIComponent(
        (typeof part === 'string' ? part : (known.at(-1 - (part % Math.max(1, known.length))) ?? 'x')).toWellFormed(),
      );
    });
    const bytes = bytesOf(body, wire);
    const type = { json: 'application/json', form: 'application/x-www-form-urlencoded', text: 'text/plain', none: '' }[
      wire
    ];
    const sent: Record<string, string | number> = {
      'x-forwarded-for': this.#nextAddress(),
      ...(usesKnownValues ? { cookie: this.#cookie, origin: this.#url.origin } : {}),
      ...(type ? { 'content-type': type } : {}),
    };
    for (const [name, value] of Object.entries(headers)) sent[name] = sendable(value);
    if (bytes) sent['content-length'] = bytes.length;
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent: this.#agent,
          host: this.#url.hostname,
          port: this.#url.port,
          method,
          path: visible(filled + query).replaceAll(' ', '%20'),
          headers: sent,
          timeout: 20_000,
        },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece) => pieces.push(piece));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(pieces).toString(),
              type: String(answer.headers['content-type'] ?? ''),
              took: performance.now() - started,
            }),
          );
        },
      );
      call.on('timeout', () => call.destroy(new Error('no answer in 20 seconds')));
      call.on('error', reject);
      call.end(bytes);
    });
  }
}

function bytesOf(body: unknown, wire: Draft['wire']): Buffer | undefined {
  if (wire === 'none' || body === undefined) return undefined;
  if (wire !== 'form') return Buffer.from(JSON.stringify(body) ?? '');
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['x', body]];
  return Buffer.from(new URLSearchParams(fields.map(([name, value]) => [String(name), textOf(value)])).toString());
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

/** Removes characters that Node refuses to send in a request line. */
const visible = (text: string) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 4000);
