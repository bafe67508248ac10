import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A call of Stripe's API as it came over the wire. */
export interface RecordedCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The form-encoded body, one entry for each field. */
  form: Readonly<Record<string, string>>;
}

/** The part of a session that decides what became of it. */
export interface FakeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  url: string | null;
  client_secret: string | null;
}

/** An answer out of the ordinary: an error of the API, none at all, or a connection that breaks. */
export type Trouble = { status: number; error: Readonly<Record<string, unknown>> } | 'silence' | 'broken';

/** Stripe's API as far as the server uses it, on this machine, and everything it was asked. */
export class StripeFake {
  readonly calls: RecordedCall[] = [];
  readonly sessions = new Map<string, FakeSession>();
  readonly #byKey = new Map<string, FakeSession>();
  readonly #troubles: Trouble[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** Where it listens: the setting STRIPE_API_BASE. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The next calls meet these troubles, one each. */
  trouble(...troubles: Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  reset(): void {
    this.calls.length = 0;
    this.#troubles.length = 0;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    this.calls.push({ method, path: url, headers, form });
    const trouble = this.#troubles.shift();
    if (trouble === 'silence') return;
    if (trouble === 'broken') return void request.socket.destroy();
    if (trouble) return json(response, trouble.status, { error: trouble.error });
    const session = method === 'POST' ? this.#create(form, headers['idempotency-key']) : this.sessions.get(lastOf(url));
    if (session) json(response, 200, session);
    else
      json(response, 404, {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' },
      });
  }

  #create(form: RecordedCall['form'], key: string | string[] | undefined): FakeSession {
    const known = this.#byKey.get(String(key));
    if (known) return known;
    const id = `cs_test_${this.sessions.size + 1}`;
    const embedded = form.ui_mode === 'embedded_page';
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      url: embedded ? null : `https://checkout.stripe.com/c/pay/${id}`,
      client_secret: embedded ? `${id}_secret_1` : null,
    };
    this.sessions.set(id, session);
    this.#byKey.set(String(key), session);
    return session;
  }
}

const lastOf = (url: string) => url.split('?', 1)[0]?.split('/').at(-1) ?? '';

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
  response.end(JSON.stringify(body));
}
