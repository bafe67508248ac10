import { shared } from './layered';

/** An arrow that follows the direction of reading. */
export const directed = shared({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }, 'directed');
