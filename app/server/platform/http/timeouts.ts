/** HTTP timeouts, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  headers: number;
  /** For the whole request. */
  request: number;
  /** For the next request on an open connection. */
  keepAlive: number;
  /** For traffic on a connection in either direction; also ends a client that doesn't read its response. */
  idle: number;
  /** Between two checks of the timeouts above. */
  checkInterval: number;
}

/**
 * 64 KiB take half a minute over a bad mobile connection. Proxies close idle connections after 60 seconds: the server has
 * to keep them open longer, or it closes one just as the proxy sends the next request.
 */
export const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 65_000,
  idle: 75_000,
  checkInterval: 2_000,
};

/** Of those being worked on, and of those whose body, which is held in memory, isn’t there yet. */
export const maxConcurrentRequests = 1_000;
