/** The library's own look, and two invented agencies that prove it can be another's. */
export const brands = ['Default', 'Tidewater', 'Foundry'] as const;
