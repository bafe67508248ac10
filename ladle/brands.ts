/** The default theme, and two invented agencies that test theming. */
export const brands = ['Default', 'Tidewater', 'Foundry'] as const;
