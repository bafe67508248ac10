import { catalogue } from './given.ts';

export const { goalNeeds } = catalogue;
