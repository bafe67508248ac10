import { fieldsOf } from '../domain/record.ts';

/** What is shown when an error has no words of its own. */
export const somethingWrong = 'Error: Something went wrong. Please try again.';

/** What is shown when a good answer is not what was agreed. */
export const unexpectedAnswer = 'Error: Unknown error occurred';

/** What a call throws when it has no good answer. `message` is fit to show. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** The server's word for what went wrong: `price-changed`, `unreachable`. */
  readonly code: string;
  /** The body of the answer; undefined where there was none to read. */
  readonly body: unknown;

  constructor(message: string, status: number, code: string, body?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

export interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
  /** Give up after so many milliseconds. */
  timeout?: number;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // An answer that is not JSON says nothing: a proxy's error page, an empty body.
    return undefined;
  }
}

async function send(path: string, { method = 'GET', body, headers, timeout = 20_000 }: Call): Promise<Response> {
  const timer = AbortSignal.timeout(timeout);
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: timer,
    });
  } catch {
    const why = timer.aborted ? 'The server took too long to answer.' : 'The server could not be reached.';
    throw new ApiError(`${why} Please check your connection and try again.`, 0, 'unreachable');
  }
}

/** A good answer: its body as it came, undefined where there was none to read. */
export interface Reply {
  status: number;
  body: unknown;
}

/**
 * Sends JSON, and answers with the body of a good answer.
 * @throws ApiError with the server's message, or 'HTTP {status}: {statusText}' when it gave none
 */
export async function request(path: string, options: Call = {}): Promise<Reply> {
  const response = await send(path, options);
  const body = await json(response);
  if (response.ok) return { status: response.status, body };
  const { message, code } = fieldsOf(body);
  const status = response.statusText ? `HTTP ${response.status}: ${response.statusText}` : `HTTP ${response.status}`;
  throw new ApiError(text(message) ?? status, response.status, text(code) ?? 'http', body);
}
