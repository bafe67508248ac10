import { defaultCatalogue } from './defaultCatalogue.ts';

export { type UpsellId, upsellIds } from './ids.ts';
export const { upsells } = defaultCatalogue;
