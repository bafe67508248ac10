/** Maximum lengths that the server accepts, in characters; forms use the same limits. */
export const limits = {
  name: 200,
  email: 254,
  postcode: 20,
  notes: 5000,
  /** A buyer's own words in them. */
  wishes: 3000,
  message: 5000,
  short: 300,
  /** What a bank lets a payer write on a transfer. */
  reference: 140,
  url: 2000,
  /** The subject and the Markdown of an issue of the newsletter. */
  subject: 200,
  issue: 20_000,
  /** What a member calls a filter. */
  filterName: 40,
  /** Maximum for a password field; the real limit, with its own message, is checked later. */
  password: 1000,
  /** A token from an e-mail link. */
  token: 500,
} as const;
