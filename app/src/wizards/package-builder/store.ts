import { walkStore } from '../kit/wizardStore.ts';
import { configuratorFlow } from './rules/flow.ts';
import { parseConfiguratorRecord, toConfiguratorRecord } from './rules/record.ts';

/** The visitor's package. Name, e-mail and the other fields of Review are never saved, only parked while they pay. */
export const configuratorStore = walkStore('configurator', configuratorFlow, {
  parse: parseConfiguratorRecord,
  format: toConfiguratorRecord,
  typed: ['name', 'email', 'additionalNotes', 'keywords', 'selectedSystems', 'selectedDashboards'],
});
