import { storeOf } from '../kit/wizardStore.ts';
import { packageBuilderRules } from './rules/index.ts';

/** The visitor's package. */
export const packageBuilderStore = storeOf(packageBuilderRules);
