import { unknownOrigin } from '../domain/origin.ts';

/** The address of the site, as the settings of the build have it. */
export const origin = __SITE__.url ?? unknownOrigin;

/** A path of the site in full. */
export const inFull = (path: string): string => (path === '/' ? `${origin}/` : `${origin}${path}`);
