import { layered } from './layered';

/** An arrow that follows the direction of reading. */
export const directed = layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }, 'directed');
