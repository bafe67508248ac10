/** The product's own breakpoints, for `<source media>` and `sizes`: from that width on there is room for the larger layout. */
export const breakpoints = { tablet: '(width < 968px)', phone: '(width < 600px)' } as const;

/** Media queries of the page. On paper, which is 700 pixels wide, they give the layout of a tablet. */
export const { tablet, phone } = breakpoints;
/** The narrowest phones. */
export const narrowPhone = '(width < 360px)';
/** The screens that `phone` leaves. */
export const abovePhone = '(width >= 600px)';
/** A tablet, without phones. */
export const onlyTablet = '(600px <= width < 968px)';
/** The screens that `tablet` leaves. */
export const desktop = '(width >= 968px)';
/** Too narrow for a wide screen's layout. */
export const belowWide = '(width < 1250px)';
/** Screens just wide enough for the full header. */
export const narrowDesktop = '(968px <= width < 1250px)';
