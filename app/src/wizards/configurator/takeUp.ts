import { parseConfiguratorRecord, toConfiguratorRecord } from '../../domain/configurator/record.ts';
import { answersOfConfigurator, type ConfiguratorSelection } from '../../domain/configurator/selection.ts';
import type { KeptQuote } from '../../domain/contract/kept.ts';
import { reopen } from '../kept/reopen.ts';
import { configuratorStore } from './configuratorStore.ts';

/** Opens the configurator's Review with a kept quote. Answers the way back to what was there. */
export function takeUpConfiguration({ selection, about }: KeptQuote): (() => void) | null {
  const chosen = answersOfConfigurator(selection as unknown as ConfiguratorSelection);
  const walk = { at: 0, answers: { ...chosen, industry: about.industry } };
  return reopen(configuratorStore, parseConfiguratorRecord({ ...toConfiguratorRecord(walk), currentStep: 99 }));
}
