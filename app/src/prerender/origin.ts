import { unknownOrigin as origin } from '../domain/origin.ts';

/** The full URL of a path; the server fills in the origin. */
export const inFull = (path: string): string => (path === '/' ? `${origin}/` : `${origin}${path}`);
