/**
 * Hides an element until its next sibling starts to load: while the page streams in, something centred or at the end of a
 * row would move with every chunk.
 */
export const hideUntilLoaded = { '&:not(:has(+ *))': { visibility: 'hidden' } } as const;
