/** An answer that is an error. `message` is fit to show to a visitor. */
export class HttpError extends Error {
  readonly status: number;
  /** The same in a word, for programs: `price-changed`. */
  readonly code: string;
  /** When to try again, in seconds: the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
  }
}

/** Makes the error for what a query doesn't find. */
export const noSuch = (message: string) => () => new HttpError(404, 'not-found', message);
