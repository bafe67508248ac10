/** Ids stored with orders and saved quotes: they must not change when a wizard is renamed. */
export const wizardIds = ['quote', 'configurator', 'planner'] as const;
export type WizardId = (typeof wizardIds)[number];

/** The keys of their states in the browser. */
export const wizardKeys = { quote: 'quote-builder', configurator: 'configurator', planner: 'budget-planner' } as const;
