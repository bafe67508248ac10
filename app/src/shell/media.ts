/** Media queries of the page, at the product's own breakpoints. */
export const tablet = 'screen and (max-width: 968px)';
export const phone = 'screen and (max-width: 600px)';
