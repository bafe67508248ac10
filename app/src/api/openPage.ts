/**
 * Opens another page of the site, or of whoever the server has named.
 * @param how `replace`: Back does not lead to this page again
 */
export const openPage = (to: string, how: 'assign' | 'replace' = 'assign'): void => window.location[how](to);
