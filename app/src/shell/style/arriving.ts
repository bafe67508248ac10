/**
 * Hides a part of the page until the next part starts to arrive over the network: something centred, or at the
 * end of a row, would move with every chunk.
 */
export const whole = { '&:not(:has(+ *))': { visibility: 'hidden' } } as const;
