import { catalogue } from './given.ts';

export { type IndustryId, industryIds } from './ids.ts';
export const { industries } = catalogue;
