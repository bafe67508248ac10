import { brandPackages } from '../../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../../domain/catalogue/campaigns.ts';
import { tiers } from '../../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import {
  type PackageBuilderAnswers,
  type PackageBuilderChoices,
  packageBuilderCart,
  packageBuilderFlow,
} from './flow.ts';

/** What a configuration's price depends on, and nothing else: `null` where the path does not ask. */
export interface PackageBuilderSelection extends Omit<PackageBuilderChoices, 'industry'> {
  version: 1;
  wizard: 'configurator';
}

/** The basket of a configuration; null while a question that its price depends on is open. */
export function selectionOfPackage(answers: PackageBuilderAnswers): PackageBuilderSelection | null {
  const free = ['industry', 'review'];
  if (packageBuilderFlow.steps(answers).some(({ id, done }) => !free.includes(id) && !done(answers))) return null;
  const { industry, ...basket } = packageBuilderCart(answers);
  return { version: 1, wizard: 'configurator', ...basket };
}

/** Answers with the same price as the selection; what no price depends on stays blank. */
export function answersOfPackage({ version, wizard, ...choices }: PackageBuilderSelection): PackageBuilderAnswers {
  return { ...packageBuilderFlow.blank, ...choices };
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
