import { layered } from '../lib/layered';

/** As wide as its column. */
export const wide = layered({ inlineSize: '100%' }, 'wide');
