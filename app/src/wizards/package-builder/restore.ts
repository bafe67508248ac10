import type { Chosen } from '../../domain/contract/chosen.ts';
import { reopen } from '../kit/saved-quote/reopen.ts';
import type { Snapshot } from '../kit/wizardStore.ts';
import { parseConfiguratorRecord, toConfiguratorRecord } from './rules/record.ts';
import { answersOfConfigurator, type ConfiguratorSelection } from './rules/selection.ts';
import { configuratorStore } from './store.ts';

/** Opens the configurator's Review with what was chosen. Answers what was there. */
export function takeUpConfiguration({ selection, about }: Chosen): Snapshot | null {
  const chosen = answersOfConfigurator(selection as unknown as ConfiguratorSelection);
  const record = toConfiguratorRecord({ at: 0, answers: chosen });
  const { industry } = about;
  return reopen(configuratorStore, parseConfiguratorRecord({ ...record, industry, currentStep: 99 }));
}
