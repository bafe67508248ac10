import { Agent, request } from 'node:http';
import { percentile } from './statistics.ts';

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Body of the n-th request. */
  body?: (n: number) => string;
  /** Number of concurrent requests. */
  connections: number;
  /** Stops after this many requests or seconds. */
  requests: number;
  seconds: number;
}

export interface Answered {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  answered: number;
  /** Responses other than 2xx. */
  refused: number;
}

/** Load-tests a local server over keep-alive connections. Refuses other hosts. */
export async function load({
  url,
  method = 'GET',
  headers,
  body,
  connections,
  requests,
  seconds,
}: Load): Promise<Answered> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error(`${url} is not on this machine`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let sent = 0;
  let refused = 0;
  const started = performance.now();
  const due = started + seconds * 1000;

  const one = (text: string | undefined) =>
    new Promise<void>((resolve, reject) => {
      const from = performance.now();
      const call = request(url, {
        agent,
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(text ?? '') },
      });
      call.on('response', (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - from);
          if (!String(response.statusCode).startsWith('2')) refused += 1;
          resolve();
        });
      });
      call.on('error', reject);
      call.end(text);
    });

  const lane = async () => {
    while (sent < requests && performance.now() < due) {
      sent += 1;
      await one(body?.(sent));
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / took,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    answered: times.length,
    refused,
  };
}
