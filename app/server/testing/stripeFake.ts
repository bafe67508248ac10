import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A received call of Stripe's API. */
export interface RecordedCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The fields of the form-encoded body. */
  form: Readonly<Record<string, string>>;
}

/** The part of a session that determines its state. */
export interface FakeSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: { id: string; status: string } | null;
  amount_total: number;
  currency: string;
  url: string | null;
  client_secret: string | null;
  metadata: Readonly<Record<string, string>>;
}

/** A refund, with the status that it was created with. */
export interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Readonly<Record<string, string>>;
}

/** A failure: an API error, no answer, a broken connection, or one that breaks once the call has taken effect. */
export type Failure =
  | { status: number; error: Readonly<Record<string, unknown>> }
  | 'silence'
  | 'broken'
  | 'broken-after';

/** A local fake of Stripe's API that records all calls. */
export class StripeFake {
  readonly calls: RecordedCall[] = [];
  readonly sessions = new Map<string, FakeSession>();
  readonly refunds: FakeRefund[] = [];
  /** How the next refunds turn out. */
  nextRefund: Pick<FakeRefund, 'status' | 'failure_reason'> = { status: 'succeeded' };
  /** Called before a session expires, to let a buyer pay first. */
  beforeExpiring: (session: FakeSession) => void = () => {};
  readonly #byKey = new Map<string, { status: number; body: unknown }>();
  readonly #failures: Failure[] = [];
  #opened = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** @returns the settings with which a server calls it */
  async listen() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_API_BASE: `http://127.0.0.1:${port}` };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Makes the next calls fail, one failure each. */
  failNext(...failures: Failure[]): void {
    this.#failures.push(...failures);
  }

  reset(): void {
    this.calls.length = 0;
    this.#failures.length = 0;
    this.beforeExpiring = () => {};
    this.nextRefund = { status: 'succeeded' };
  }

  /** Forgets idempotency keys, as Stripe does after a day or more. */
  forgetKeys(): void {
    this.#byKey.clear();
  }

  /** Pays a session, at once or by a delayed payment method. */
  pay(id: string, change: Partial<FakeSession> = {}): FakeSession {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') throw new Error(`${id} is not open.`);
    const slow = change.payment_status === 'unpaid';
    const payment_intent = { id: `pi_${id}`, status: slow ? 'processing' : 'succeeded' };
    return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent, ...change });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    this.calls.push({ method, path: url, headers, form });
    const next = this.#failures.shift();
    const isLost = next === 'broken-after';
    const failure = isLost ? undefined : next;
    if (failure === 'silence') return;
    if (failure === 'broken') return void request.socket.destroy();
    const key = headers['idempotency-key'];
    const [kind = '', id = '', action = ''] = url.replace(/^\/v1\/(checkout\/)?/, '').split(/[/?]/);
    if (failure || (method === 'POST' && (kind === 'sessions' || kind === 'refunds') && id === '')) {
      const { status, body } = this.#once(method === 'POST' ? key : undefined, () =>
        failure
          ? { status: failure.status, body: { error: failure.error } }
          : { status: 200, body: kind === 'refunds' ? this.#refund(form) : this.#create(form) },
      );
      if (isLost) return void request.socket.destroy();
      return json(response, status, body);
    }
    if (kind === 'refunds') {
      const intent = new URL(url, 'http://fake').searchParams.get('payment_intent');
      return json(response, 200, {
        object: 'list',
        data: this.refunds.filter(({ payment_intent }) => payment_intent === intent),
      });
    }
    const found = this.#sessionFor(new URL(url, 'http://fake'), id);
    if (!found) return refuse(response, 404, 'resource_missing');
    if (action !== 'expire' || !('status' in found)) return json(response, 200, asSent(found, url));
    this.beforeExpiring(found);
    if (found.status !== 'open') return refuse(response, 400, 'session_not_open');
    found.status = 'expired';
    return json(response, 200, asSent(found, url));
  }

  /** Repeats the first answer for an idempotency key, as Stripe does, 5xx errors included. */
  #once(key: string | string[] | undefined, act: () => { status: number; body: unknown }) {
    const known = key === undefined ? undefined : this.#byKey.get(String(key));
    const answer = known ?? act();
    if (key !== undefined && (answer.status < 400 || answer.status >= 500)) this.#byKey.set(String(key), answer);
    return answer;
  }

  #sessionFor({ searchParams }: URL, id: string) {
    if (id !== '' && !searchParams.has('payment_intent')) return this.sessions.get(id);
    const data = [...this.sessions.values()].filter(
      ({ payment_intent }) => payment_intent?.id === searchParams.get('payment_intent'),
    );
    return { object: 'list', data: data.map((session) => asSent(session, '')) };
  }

  #refund(form: RecordedCall['form']): FakeRefund {
    const refund: FakeRefund = {
      id: `re_${this.refunds.length + 1}`,
      object: 'refund',
      payment_intent: form.payment_intent ?? '',
      amount: Number(form.amount),
      metadata: { refund: form['metadata[refund]'] ?? '' },
      ...this.nextRefund,
    };
    this.refunds.push(refund);
    return refund;
  }

  #create(form: RecordedCall['form']): FakeSession {
    this.#opened += 1;
    const id = `cs_test_${this.#opened}`;
    const embedded = form.ui_mode === 'embedded_page';
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.client_reference_id ?? null,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      url: embedded ? null : `https://checkout.stripe.com/c/pay/${id}`,
      metadata: metadataIn(form),
      client_secret: embedded ? `${id}_secret_1` : null,
    };
    this.sessions.set(id, session);
    return session;
  }
}

const metadataIn = (form: RecordedCall['form']) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(field) ?? [];
      return key === undefined ? [] : [[key, value] as const];
    }),
  );

/** Replaces the nested payment by its id, unless the request expands it. */
function asSent(found: object, url: string): object {
  if (!('payment_intent' in found) || decodeURIComponent(url).includes('expand[0]=payment_intent')) return found;
  const { payment_intent: payment } = found;
  return { ...found, payment_intent: typeof payment === 'object' && payment && 'id' in payment ? payment.id : payment };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  json(response, status, { error: { type: 'invalid_request_error', code, message: 'It cannot be done' } });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
  response.end(JSON.stringify(body));
}
