/** The longest texts that the server takes, in characters; forms use the same numbers. */
export const limits = {
  name: 200,
  email: 254,
  notes: 5000,
  message: 5000,
  short: 300,
  url: 2000,
  /** What a password field takes before anybody looks at it: the words about its length come later. */
  password: 1000,
  /** The last part of a link from a mail. */
  token: 500,
} as const;
