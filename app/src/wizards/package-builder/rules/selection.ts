import { brandPackages } from '../../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../../domain/catalogue/campaigns.ts';
import { tiers } from '../../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { type ConfiguratorAnswers, type ConfiguratorChoices, configuratorBasket, configuratorFlow } from './flow.ts';

/** What a configuration's price depends on, and nothing else: `null` where the path does not ask. */
export interface ConfiguratorSelection extends Omit<ConfiguratorChoices, 'industry'> {
  version: 1;
  wizard: 'configurator';
}

/** The basket of a configuration; null while a question that its price depends on is open. */
export function selectionOfConfigurator(answers: ConfiguratorAnswers): ConfiguratorSelection | null {
  const free = ['industry', 'review'];
  if (configuratorFlow.steps(answers).some(({ id, done }) => !free.includes(id) && !done(answers))) return null;
  const { industry, ...basket } = configuratorBasket(answers);
  return { version: 1, wizard: 'configurator', ...basket };
}

/** Answers with the same price as the selection; what no price depends on stays blank. */
export function answersOfConfigurator({ version, wizard, ...choices }: ConfiguratorSelection): ConfiguratorAnswers {
  return { ...configuratorFlow.blank, ...choices };
}

/** "Premium Brand Identity + Growth Campaign + Trinity Core + Full System platform". */
export function titleOfConfigurator(answers: ConfiguratorChoices): string {
  const { brand, campaign, trinity, systems, tier } = configuratorBasket(answers);
  return [
    ...(brand === null ? [] : [brandPackages[brand].name]),
    ...(campaign === null ? [] : [campaignPackages[campaign].name]),
    ...(trinity === null ? [] : [trinityOptions[trinity].name]),
    ...(systems === null ? [] : [trinityOptions[systems].name]),
    ...(tier === null ? [] : [`${tiers[tier].name} platform`]),
  ].join(' + ');
}
