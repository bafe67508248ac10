/** The address of the package builder. */
export const packageBuilderPath = '/quote-builder';
