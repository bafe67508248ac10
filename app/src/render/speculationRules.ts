import { paths } from '../content/links/paths.ts';

/** Paths not to prefetch: personal pages, and links with effects. */
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

/** Speculation rules: prefetch on hover. For the response header `Speculation-Rules`. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: personal } }] },
      eagerness: 'moderate',
    },
  ],
});
