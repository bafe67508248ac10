import type { WizardRules } from '../domain/wizard/wizard.ts';
import type { WizardId } from '../domain/wizard/wizardIds.ts';
import { packageBuilderRules } from './package-builder/rules/index.ts';
import { plannerRules } from './planner/rules/index.ts';
import { quickQuoteRules } from './quick-quote/rules/index.ts';

/** Every wizard. */
export const wizards: Readonly<Record<WizardId, WizardRules>> = {
  quote: quickQuoteRules,
  configurator: packageBuilderRules,
  planner: plannerRules,
};

/** A wizard by its id. */
export const wizardOf = (id: WizardId): WizardRules => wizards[id];
