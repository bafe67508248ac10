import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { WizardRules } from '../domain/wizard/wizard.ts';
import type { WizardId } from '../domain/wizard/wizardIds.ts';
import { packageBuilderRules } from './package-builder/rules/index.ts';
import { plannerRules } from './planner/rules/index.ts';
import { quickQuoteRules } from './quick-quote/rules/index.ts';

const rules: Readonly<Record<WizardId, (catalogue: Catalogue) => WizardRules>> = {
  quote: quickQuoteRules,
  configurator: packageBuilderRules,
  planner: plannerRules,
};

/** The wizards of a catalogue. */
export const wizardsOf = (catalogue: Catalogue): readonly WizardRules[] =>
  Object.values(rules).map((of) => of(catalogue));

/** A wizard by its id, selling what the catalogue has. */
export const wizardOf = (catalogue: Catalogue, id: WizardId): WizardRules => rules[id](catalogue);
