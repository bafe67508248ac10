/** How long the server waits for whoever calls it, in milliseconds. */
export interface Patience {
  /** For the headers of a request. */
  headers: number;
  /** For the whole request. */
  request: number;
  /** For the next request on an open connection. */
  keepAlive: number;
  /** For any sign of life on a connection, also from somebody who does not read what was asked for. */
  silence: number;
  /** Between two looks at who is late. */
  look: number;
}

/**
 * Headers come in one piece, 64 KiB over a bad mobile line take half a minute, and a proxy lets go of an idle connection
 * after 60 seconds: it has to be the first to do so, or requests get lost in between.
 */
export const patience: Patience = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 65_000,
  silence: 75_000,
  look: 2_000,
};

/** Requests under way at the same time; each may hold its body in memory. */
export const mostUnderWay = 1_000;
