/** The longest texts that the server takes, in characters; forms use the same numbers. */
export const limits = { name: 200, email: 254, notes: 5000, message: 5000, short: 300, url: 2000 } as const;
