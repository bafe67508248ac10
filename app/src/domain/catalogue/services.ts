import { catalogue } from './given.ts';

export { type ServiceId, serviceIds } from './ids.ts';
export const { services } = catalogue;
