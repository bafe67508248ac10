/**
 * Opens another page with a full load: of this site, or one that the server named.
 * @param how `replace`: Back skips this page
 */
export const openPage = (to: string, how: 'assign' | 'replace' = 'assign'): void => window.location[how](to);
