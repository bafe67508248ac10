import { installation } from '../content/installation.ts';

const { origin = '' } = installation;

/** The full URL of a path. */
export const inFull = (path: string): string => `${origin}${path}`;
