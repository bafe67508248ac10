/** The product's own breakpoints, for `<source media>` and `sizes`. */
export const breakpoints = { tablet: '(max-width: 968px)', phone: '(max-width: 600px)' } as const;

/** Media queries of the page. */
export const tablet = `screen and ${breakpoints.tablet}` as const;
export const phone = `screen and ${breakpoints.phone}` as const;
/** A tablet, without phones. */
export const onlyTablet = `${tablet} and (not ${breakpoints.phone})` as const;
/** The screens that `tablet` leaves. */
export const desktop = 'screen and (min-width: 969px)';
/** Screens just wide enough for the full header. */
export const narrowDesktop = 'screen and (min-width: 969px) and (max-width: 1250px)';
