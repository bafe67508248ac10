import type { Route } from '../domain/contract/endpoint.ts';
import { fieldsOf } from '../domain/record.ts';
import { failureOf } from '../lib/failure.ts';

/** Message for a response of an unexpected shape. */
export const unexpectedAnswer = 'Error: Unknown error occurred';

/** Thrown by failed calls. `message` can be shown to visitors. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Error code: `price-changed`, `unreachable`. */
  readonly code: string;
  /** The response body; undefined when there was none. */
  readonly body: unknown;

  constructor(message: string, status: number, code: string, body?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** The message to show for a failed call. */
export const messageOf = (error: unknown): string => failureOf(error).message;

/** What a call gives. */
export interface Call {
  /** Sent as JSON, or a file as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Timeout in milliseconds. */
  timeout?: number;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // Not JSON: a proxy's error page, for example, or an empty body.
    return undefined;
  }
}

/** Whether a proxy answered, because its server stopped under way. The server's own errors are JSON. */
const isByProxy = ({ status, headers }: Response) =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json');

/**
 * Sends a call. When its response is lost, it is sent once more if it may be, at once and within the same timeout: a proxy has
 * another server answer, or waits for the same one to restart.
 */
async function send(route: Route, { body = {}, headers, timeout = 20_000 }: Call): Promise<Response> {
  const [method, path] = route.split(' ') as [string, string];
  const isGet = method === 'GET';
  // A second copy does no harm: a GET changes nothing, and by its key the server knows what it already has.
  const isRepeatable = isGet || headers?.['idempotency-key'];
  const signal = AbortSignal.timeout(timeout);
  const sendOnce = () =>
    fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        // A file says itself what it is.
        ...(!isGet && !(body instanceof Blob) && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isGet ? null : body instanceof Blob ? body : JSON.stringify(body),
      signal,
    });
  try {
    const first = isRepeatable && (await sendOnce().catch(() => null));
    return first && !isByProxy(first) ? first : await sendOnce();
  } catch {
    const why = signal.aborted ? 'The server took too long to answer.' : 'The server could not be reached.';
    throw new ApiError(`${why} Please check your connection and try again.`, 0, 'unreachable');
  }
}

/** A successful response: its body, undefined when there was none. */
export interface Reply {
  status: number;
  body: unknown;
  headers: Headers;
}

/**
 * Sends JSON and returns the body of a successful response.
 * @throws ApiError with the server's message, or 'HTTP {status}: {statusText}' when it gave none
 */
export async function request(route: Route, given: Call = {}): Promise<Reply> {
  const response = await send(route, given);
  const body = await json(response);
  if (response.ok) return { status: response.status, body, headers: response.headers };
  const { message, code } = fieldsOf(body);
  const status = response.statusText ? `HTTP ${response.status}: ${response.statusText}` : `HTTP ${response.status}`;
  throw new ApiError(text(message) ?? status, response.status, text(code) ?? 'http', body);
}

/** Sends a call and reads its answer. @throws ApiError, also when the answer has an unexpected shape */
export async function requestAs<Answer>(
  route: Route,
  read: (body: unknown) => Answer | null | undefined,
  given?: Call,
): Promise<Answer> {
  const { status, body } = await request(route, given);
  const answer = read(body);
  if (answer) return answer;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}
