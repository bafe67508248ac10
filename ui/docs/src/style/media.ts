/** Room for the navigation beside the text. */
export const withSide = 'screen and (min-width: 960px)';

/** Room for the page's own headings too. */
export const withAside = 'screen and (min-width: 1240px)';
