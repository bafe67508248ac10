/** The product's own breakpoints, in px: phone below `sm`, tablet below `md`, small desktop below `lg`. */
export const breakpoint = { sm: 600, md: 968, lg: 1250 } as const;

/** Media query for screens at least as wide as a breakpoint. */
export const from = (name: keyof typeof breakpoint): string => `screen and (min-width: ${breakpoint[name]}px)`;

/** Media query for screens narrower than a breakpoint. */
export const below = (name: keyof typeof breakpoint): string => `screen and (max-width: ${breakpoint[name] - 0.02}px)`;
