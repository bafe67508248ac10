import { catalogue } from './given.ts';

export { type SystemId, systemIds, type TrinityId, trinityIds } from './ids.ts';
export const { trinityOptions } = catalogue;
