import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { paths } from './paths.ts';
import { wizardNames } from './wizardNames.ts';

/** A link to each wizard. */
export const wizardLinks = {
  quote: { label: wizardNames.quote, to: paths.quote },
  configurator: { label: wizardNames.configurator, to: paths.packageBuilder },
  planner: { label: wizardNames.planner, to: paths.planner },
} as const satisfies Record<WizardId, { label: string; to: string }>;
