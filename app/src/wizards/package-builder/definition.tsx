import { paths } from '../../content/links/paths.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { plural } from '../../domain/words.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { ToTop } from '../../shell/frame/ToTop';
import type { WizardDefinition } from '../kit/definition.ts';
import { numberedCounter, packageBuilderCounter } from './rules/counter.ts';
import { packageBuilderRules } from './rules/index.ts';
import type { PackageBuilderAnswers, PackageBuilderStepId } from './rules/questions.ts';
import { leastPackage } from './rules/startingPrice.ts';
import { packageBuilderSteps } from './steps';
import { packageBuilderWords } from './words.ts';

/** The package builder: any of the four services together, an itemised price, and the deposit by card. */
export const packageBuilder: WizardDefinition<PackageBuilderAnswers, PackageBuilderStepId> = {
  ...packageBuilderRules(catalogue),
  title: packageBuilderWords.name,
  description: packageBuilderWords.description,
  steps: packageBuilderSteps,
  review: () => import('./review'),
  leastPrice: (answers) => leastPackage(catalogue, answers),
  chosen: ({ services }) => (services.length === 0 ? undefined : `${plural(services.length, 'service')} chosen`),
  counter: (position, { services }) => packageBuilderCounter(position, services),
  numberedCounter: (position, { services }) => numberedCounter(position, services),
  resetNotice: packageBuilderWords.reset,
  crossLink: { ...packageBuilderWords.also, to: paths.quote },
  claim: packageBuilderWords.claim,
  footer: () => (
    <div className={wrap}>
      <ToTop />
    </div>
  ),
};
