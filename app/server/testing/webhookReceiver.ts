import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request that a receiver got. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that webhooks are sent to. */
export interface WebhookReceiver {
  url: string;
  port: number;
  received: Received[];
  /** What it answers from now on; null keeps it waiting. */
  answer: { status: number; body?: string | Buffer; headers?: Record<string, string> } | null;
  close: () => Promise<void>;
}

/** Starts a receiver on this machine. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      receiver.received.push({ path, headers, body: Buffer.concat(pieces).toString() });
      if (receiver.answer)
        response.writeHead(receiver.answer.status, receiver.answer.headers).end(receiver.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received: [],
    answer: { status: 204 },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** A webhook, as a member of the team adds it. */
export const newWebhook = (created_at: string, events: readonly string[]) => ({
  id: 'hook',
  url: 'https://admin.example/',
  events: events.join(' '),
  version: 0,
  created_by: 'member',
  created_at,
  failing_since: null,
  paused_at: null as string | null,
});
