import { defaultCatalogue } from './defaultCatalogue.ts';

export { type PathId, pathIds } from './ids.ts';
export const { paths } = defaultCatalogue;
