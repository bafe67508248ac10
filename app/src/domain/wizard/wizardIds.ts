/** Ids stored with orders and saved quotes: they must not change when a wizard is renamed. */
export const wizardIds = ['quote', 'configurator', 'planner'] as const;
export type WizardId = (typeof wizardIds)[number];

/** The keys of their states in the browser. */
export const wizardKeys = { quote: 'quote-builder', configurator: 'configurator', planner: 'budget-planner' } as const;

/** The pages of the budget planner, in the order of its steps. */
export const plannerPaths = ['/step1', '/step2', '/step3', '/step4', '/step5', '/step6'] as const;

/** The addresses of their first steps. */
export const wizardPaths = {
  quote: '/service/stepWizardPage',
  configurator: '/quote-builder',
  planner: plannerPaths[0],
} as const;

/** What they are called in a sentence. */
export const wizardNames: Readonly<Record<WizardId, string>> = {
  quote: 'quick quote',
  configurator: 'package builder',
  planner: 'budget planner',
};
