import { wizardStore } from '../kit/wizardStore.ts';
import { packageBuilderFlow } from './rules/flow.ts';
import { parsePackageBuilderRecord, toPackageBuilderRecord } from './rules/record.ts';

/** The visitor's package. Name, e-mail and the other fields of Review are never saved, only parked while they pay. */
export const packageBuilderStore = wizardStore('configurator', packageBuilderFlow, {
  parse: parsePackageBuilderRecord,
  format: toPackageBuilderRecord,
  typed: ['name', 'email', 'additionalNotes', 'keywords', 'selectedSystems', 'selectedDashboards'],
});
