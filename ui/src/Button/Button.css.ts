import { layered } from '../lib/layered';

/** Full width of its container. */
export const wide = layered({ inlineSize: '100%' });
