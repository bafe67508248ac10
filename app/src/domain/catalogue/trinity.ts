import { defaultCatalogue } from './defaultCatalogue.ts';

export { type SystemId, systemIds, type TrinityId, trinityIds } from './ids.ts';
export const { trinityOptions } = defaultCatalogue;
