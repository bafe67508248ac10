import { unknownOrigin } from '../domain/origin.ts';

/** The origin of the site, from the build settings. */
export const origin = __SITE__.url ?? unknownOrigin;

/** The full URL of a path. */
export const inFull = (path: string): string => (path === '/' ? `${origin}/` : `${origin}${path}`);
