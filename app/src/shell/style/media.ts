/** The product's own breakpoints, for `<source media>` and `sizes`: from that width on there is room for the larger layout. */
export const breakpoints = { tablet: '(width < 968px)', phone: '(width < 600px)' } as const;

/** Media queries of the page. */
export const tablet = `screen and ${breakpoints.tablet}` as const;
export const phone = `screen and ${breakpoints.phone}` as const;
/** The narrowest phones. */
export const narrowPhone = 'screen and (width < 360px)';
/** The screens that `phone` leaves. */
export const abovePhone = 'screen and (width >= 600px)';
/** A tablet, without phones. */
export const onlyTablet = 'screen and (600px <= width < 968px)';
/** The screens that `tablet` leaves. */
export const desktop = 'screen and (width >= 968px)';
/** Too narrow for a wide screen's layout. */
export const belowWide = 'screen and (width < 1250px)';
/** Screens just wide enough for the full header. */
export const narrowDesktop = 'screen and (968px <= width < 1250px)';
