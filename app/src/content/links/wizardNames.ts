import type { WizardId } from '../../domain/wizard/wizardIds.ts';

/** What a link to each wizard says. */
export const wizardNames = {
  quote: 'Quick quote',
  configurator: 'Build your package',
  planner: 'Plan by budget',
} as const satisfies Record<WizardId, string>;
