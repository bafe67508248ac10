import { brandPackages } from '../../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../../domain/catalogue/campaigns.ts';
import { tiers } from '../../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import type { StoredChoices } from '../../../domain/wizard/questionnaire.ts';
import {
  type PackageBuilderAnswers,
  type PackageBuilderChoices,
  packageBuilderCart,
  packageBuilderFlow,
} from './flow.ts';
import { choicesIn } from './record.ts';

/** The answers that a package's price depends on, and no others. `null` if the path does not ask. */
export type PackageBuilderSelection = { version: 1; wizard: 'configurator' } & Omit<PackageBuilderChoices, 'industry'>;

/** The selection of a configuration, for its price and the server; null while a question that its price depends on is open. */
export function selectionOfPackage(answers: PackageBuilderAnswers): PackageBuilderSelection | null {
  const free = ['industry', 'review'];
  if (packageBuilderFlow.steps(answers).some(({ id, isDone }) => !free.includes(id) && !isDone(answers))) return null;
  const { industry, ...cart } = packageBuilderCart(answers);
  return { version: 1, wizard: 'configurator', ...cart };
}

/** Turns a selection back into answers. Answers that no price depends on come from `about`, or stay blank. */
export function answersOfPackage(selection: StoredChoices, about: StoredChoices = {}): PackageBuilderAnswers {
  return { ...packageBuilderFlow.blank, ...choicesIn({ ...selection, industry: about.industry }) };
}

/** "Premium Brand Identity + Growth Campaign + Trinity Core + Full System platform". */
export function titleOfPackage(answers: PackageBuilderChoices): string {
  const { brand, campaign, trinity, systems, tier } = packageBuilderCart(answers);
  return [
    ...(brand === null ? [] : [brandPackages[brand].name]),
    ...(campaign === null ? [] : [campaignPackages[campaign].name]),
    ...(trinity === null ? [] : [trinityOptions[trinity].name]),
    ...(systems === null ? [] : [trinityOptions[systems].name]),
    ...(tier === null ? [] : [`${tiers[tier].name} platform`]),
  ].join(' + ');
}
