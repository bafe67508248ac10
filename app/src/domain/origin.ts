/**
 * Stands for the address of the site in what was built without knowing it: pages name themselves in full to search
 * engines and in shared links. The server puts its own address in its place.
 */
export const unknownOrigin = 'https://site.invalid';
