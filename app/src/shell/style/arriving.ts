/**
 * Keeps a part of the page unseen until the next one begins to arrive over the network: what is centred, or stands at the
 * far end of a row, would move with every piece of it that comes.
 */
export const whole = { '&:not(:has(+ *))': { visibility: 'hidden' } } as const;
