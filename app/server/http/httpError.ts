/** An answer that is an error. `message` is fit to show to a visitor. */
export class HttpError extends Error {
  readonly status: number;
  /** The same in a word, for programs: `price-changed`. */
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
  }
}
