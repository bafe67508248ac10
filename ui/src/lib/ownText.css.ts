import { shared } from './layered';

/**
 * Text in an element of its own, so that a page translated by the browser can still be changed. It looks like the text
 * around it also where an app's unlayered rules for `span` differ.
 */
export const ownText = shared({ color: 'inherit', letterSpacing: 'inherit' });
