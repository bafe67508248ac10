import { paths } from '../content/links/paths.ts';

/** Where links are not followed ahead: what belongs to one person, or does something when it is opened. */
const personal = [
  '/api/*',
  '/demo-checkout/*',
  `${paths.newsletter}/*`,
  paths.overview,
  paths.anyUserPage,
  paths.manageBooking,
  paths.savedQuote,
  '/checkout-*',
];

/** Has browsers fetch the page of a link when a pointer rests on it, for the response header `Speculation-Rules`. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: personal } }] },
      eagerness: 'moderate',
    },
  ],
});
