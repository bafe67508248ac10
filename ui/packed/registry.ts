import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a publish request. */
export interface Publication {
  name: string;
  versions: Record<string, { version: string; bin: Record<string, string>; exports: Record<string, unknown> }>;
  _attachments: Record<string, { data: string }>;
}

export interface Registry {
  url: string;
  /** The received packages, oldest first. */
  published: Publication[];
  stop: () => void;
}

/** A local npm registry that stores published packages in memory. */
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
