/** Under these, orders and saved quotes are stored: an id stays as it is when its wizard gets another name or address. */
export const wizardIds = ['quote', 'configurator', 'planner'] as const;
export type WizardId = (typeof wizardIds)[number];
