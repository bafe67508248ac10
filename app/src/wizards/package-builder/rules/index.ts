import { namesIn } from '../../../domain/catalogue/nameOf.ts';
import { services } from '../../../domain/catalogue/services.ts';
import { withDeposit } from '../../../domain/pricing/deposit.ts';
import { byQuery } from '../../../domain/wizard/stepAddress.ts';
import type { WizardRules } from '../../../domain/wizard/wizard.ts';
import { describePackage, type PackageBuilderAbout, topicOfPackage } from './describe.ts';
import {
  type PackageBuilderAnswers,
  type PackageBuilderStepId,
  packageBuilderCart,
  packageBuilderFlow,
} from './flow.ts';
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
  onPath: packageBuilderCart,
  fieldsFor: (shared) =>
    ({ industry: ['industry'], system: ['trinity', 'systems'], platform: ['tier'], goals: [] })[shared],
  price: (answers) => withDeposit(pricePackage(answers)),
  order: {
    selection: selectionOfPackage,
    answers: answersOfPackage,
    title: (selection) => titleOfPackage(answersOfPackage(selection)),
    service: (selection) => namesIn(services, selection.services),
    topic: topicOfPackage,
    describe: describePackage,
    items: (selection) => {
      const { brand, campaign, trinity, systems, tier } = packageBuilderCart(answersOfPackage(selection));
      return [
        brand && 'service-brand-identity',
        campaign && 'service-ad-campaigns',
        trinity && `option-${trinity}`,
        systems && `option-${systems}`,
        tier && 'service-complete-platform',
      ];
    },
  },
};
