import { parseConfiguratorRecord, toConfiguratorRecord } from '../../domain/configurator/record.ts';
import { answersOfConfigurator, type ConfiguratorSelection } from '../../domain/configurator/selection.ts';
import type { Chosen } from '../../domain/contract/chosen.ts';
import { reopen } from '../kept/reopen.ts';
import { configuratorStore } from './configuratorStore.ts';

/** Opens the configurator's Review with what was chosen. Answers the way back to what was there. */
export function takeUpConfiguration({ selection, about }: Chosen): (() => void) | null {
  const chosen = answersOfConfigurator(selection as unknown as ConfiguratorSelection);
  const record = toConfiguratorRecord({ at: 0, answers: chosen });
  const { industry } = about;
  return reopen(configuratorStore, parseConfiguratorRecord({ ...record, industry, currentStep: 99 }));
}
