import { defaultCatalogue } from './defaultCatalogue.ts';

export { type IndustryId, industryIds } from './ids.ts';
export const { industries } = defaultCatalogue;
