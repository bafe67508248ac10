import { catalogue } from './given.ts';

export { type PathId, pathIds } from './ids.ts';
export const { paths } = catalogue;
