import { shared } from './layered';

/** An arrow that follows the text direction. */
export const mirroredInRtl = shared({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
