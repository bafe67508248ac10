import type { Chosen } from '../../domain/contract/chosen.ts';
import { reopen } from '../kit/saved-quote/reopen.ts';
import type { Snapshot } from '../kit/wizardStore.ts';
import { parsePackageBuilderRecord, toPackageBuilderRecord } from './rules/record.ts';
import { answersOfPackage, type PackageBuilderSelection } from './rules/selection.ts';
import { packageBuilderStore } from './store.ts';

/** Opens the configurator's Review with what was chosen. Answers what was there. */
export function restorePackage({ selection, about }: Chosen): Snapshot | null {
  const chosen = answersOfPackage(selection as unknown as PackageBuilderSelection);
  const record = toPackageBuilderRecord({ at: 0, answers: chosen });
  const { industry } = about;
  return reopen(packageBuilderStore, parsePackageBuilderRecord({ ...record, industry, currentStep: 99 }));
}
