import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a package manager sends to publish. */
export interface Publication {
  name: string;
  versions: Record<string, { version: string; exports: Record<string, unknown> }>;
  _attachments: Record<string, { data: string }>;
}

export interface Registry {
  url: string;
  /** What it was sent, oldest first. */
  published: Publication[];
  stop: () => void;
}

/** An npm registry of this machine that keeps what is published to it in memory. */
export async function startRegistry(): Promise<Registry> {
  const published: Publication[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'PUT') published.push(JSON.parse(body) as Publication);
    const known = published.find(({ name }) => `/${name}` === decodeURIComponent(request.url ?? ''));
    response.statusCode = known ? 200 : 404;
    response.end(JSON.stringify(known ?? { error: 'not found' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, published, stop: () => server.close() };
}
