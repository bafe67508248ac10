/** Media queries of the page, at the product's own breakpoints. */
export const tablet = 'screen and (max-width: 968px)';
export const phone = 'screen and (max-width: 600px)';
/** Screens just wide enough for the full header. */
export const narrowDesktop = 'screen and (min-width: 969px) and (max-width: 1250px)';
