/**
 * Placeholder for the origin of the site, which the build doesn't know. Pages need it for canonical URLs
 * and shared links. The server replaces it.
 */
export const unknownOrigin = 'https://site.invalid';
