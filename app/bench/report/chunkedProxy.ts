import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes per chunk, and milliseconds between chunks, so that the browser paints in between. */
const chunkSize = 1_500;
const pause = 40;

/** Hop-by-hop headers, and those that `fetch` sets or that no longer hold after it has decoded the body. */
const droppedHeaders = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'transfer-encoding',
];
const forwardedHeaders = (headers: Iterable<[string, string]>) =>
  [...headers].filter(([name]) => !droppedHeaders.includes(name));

async function forward(site: string, request: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const sent = method === 'GET' ? {} : { body: await buffer(request) };
  const response = await fetch(site + url, { method, headers: forwardedHeaders(entries), redirect: 'manual', ...sent });
  outgoing.writeHead(response.status, Object.fromEntries(forwardedHeaders(response.headers)));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const start = body.indexOf('<body');
    outgoing.write(body.subarray(0, start));
    for (let at = start; at < body.length; at += chunkSize) {
      outgoing.write(body.subarray(at, at + chunkSize));
      await sleep(pause);
    }
    outgoing.end();
  } else outgoing.end(body);
}

/** A proxy of the site that sends every document in chunks, like a bad connection. */
export async function startChunkedProxy(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    forward(site, request, response).catch((cause: unknown) =>
      response.destroy(cause instanceof Error ? cause : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
