import { catalogue } from './given.ts';

export { type UpsellId, upsellIds } from './ids.ts';
export const { upsells } = catalogue;
