import { storeOf } from '../kit/wizardStore.ts';
import { quickQuoteRules } from './rules/index.ts';

/** The visitor's quick quote. */
export const quickQuoteStore = storeOf(quickQuoteRules);
