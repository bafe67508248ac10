import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { paths } from './paths.ts';

/** A link to each wizard. */
export const wizardLinks = {
  quote: { label: 'Quick quote', to: paths.quote },
  configurator: { label: 'Build your package', to: paths.packageBuilder },
  planner: { label: 'Plan by budget', to: paths.planner },
} as const satisfies Record<WizardId, { label: string; to: string }>;
