import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { paths } from './paths.ts';

/** What a link to each wizard says. */
export const wizardLinks = {
  quote: { label: 'Quick quote', to: paths.quote },
  configurator: { label: 'Build your package', to: paths.configurator },
  planner: { label: 'Plan by budget', to: paths.planner },
} as const satisfies Record<WizardId, { label: string; to: string }>;
