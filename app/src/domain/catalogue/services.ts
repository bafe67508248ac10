import { defaultCatalogue } from './defaultCatalogue.ts';

export { type ServiceId, serviceIds } from './ids.ts';
export const { services } = defaultCatalogue;
