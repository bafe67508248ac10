import { parseConfiguratorRecord, toConfiguratorRecord } from '../../domain/configurator/record.ts';
import { configuratorFlow } from '../../domain/configurator.ts';
import { walkStore } from '../walkStore.ts';

/** The visitor's package. Name, e-mail and the other fields of Review are never saved, only parked while they pay. */
export const configuratorStore = walkStore('configurator', configuratorFlow, {
  parse: parseConfiguratorRecord,
  format: toConfiguratorRecord,
  typed: ['name', 'email', 'additionalNotes', 'keywords', 'selectedSystems', 'selectedDashboards'],
});
