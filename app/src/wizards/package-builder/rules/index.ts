import { namesIn } from '../../../domain/catalogue/nameOf.ts';
import { services } from '../../../domain/catalogue/services.ts';
import { withDeposit } from '../../../domain/pricing/deposit.ts';
import { byQuery } from '../../../domain/wizard/stepAddress.ts';
import type { SharedAnswers, WizardRules } from '../../../domain/wizard/wizard.ts';
import { describePackage, type PackageBuilderAbout, topicOfPackage } from './describe.ts';
import { type PackageBuilderAnswers, type PackageBuilderStepId, packageBuilderFlow } from './flow.ts';
import { fromLink } from './link.ts';
import { packageBuilderPath } from './path.ts';
import { pricePackage } from './price.ts';
import { packageBuilderRecord } from './record.ts';
import { answersOfPackage, type PackageBuilderSelection, selectionOfPackage, titleOfPackage } from './selection.ts';

/** The package builder: any of the four services together. */
export const packageBuilderRules: WizardRules<
  PackageBuilderAnswers,
  PackageBuilderStepId,
  PackageBuilderSelection,
  PackageBuilderSelection,
  PackageBuilderAbout
> = {
  id: 'configurator',
  path: packageBuilderPath,
  address: byQuery(packageBuilderPath),
  flow: packageBuilderFlow,
  record: packageBuilderRecord,
  fromLink,
  shared: { industry: ['industry'], system: ['trinity', 'systems'], platform: ['tier'] } satisfies SharedAnswers<
    keyof PackageBuilderAnswers
  >,
  price: (answers) => withDeposit(pricePackage(answers)),
  order: {
    selection: selectionOfPackage,
    answers: answersOfPackage,
    title: (selection) => titleOfPackage(answersOfPackage(selection)),
    service: (selection) => namesIn(services, selection.services),
    topic: topicOfPackage,
    describe: describePackage,
  },
};
