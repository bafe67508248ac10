import * as z from 'zod/mini';
import { goalIds } from '../../../domain/catalogue/goals.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { solutionTypeIds } from '../../../domain/catalogue/solutionTypes.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { upsellIds } from '../../../domain/catalogue/upsells.ts';
import { oneOrNone, someOrNone } from '../../../domain/contract/choices.ts';
import type { Stored } from '../../../domain/wizard/wizard.ts';
import type { QuickQuoteAbout, QuickQuoteTopic } from './describe.ts';
import type { QuickQuoteSelection } from './selection.ts';

const version = z.literal(1);
const wizard = z.literal('quote');
const system = z.enum(trinityIds);
const tier = z.enum(tierIds);
const hasPhysicalStore = z.nullable(z.boolean());

/** The schema of a selection in requests. */
const selection: z.ZodMiniType<QuickQuoteSelection> = z.union([
  z.strictObject({ version, wizard, solutionType: z.literal('website'), tier }),
  z.strictObject({
    version,
    wizard,
    solutionType: z.literal('trinity'),
    system,
    upsell: oneOrNone(upsellIds),
    hasPhysicalStore,
  }),
  z.strictObject({ version, wizard, solutionType: z.literal('both'), system, tier }),
]);

/** The schema of a consultation's topic in requests. */
const topic: z.ZodMiniType<QuickQuoteTopic> = z.strictObject({
  version,
  wizard,
  solutionType: oneOrNone(solutionTypeIds),
  system: oneOrNone(trinityIds),
  upsell: oneOrNone(upsellIds),
  tier: oneOrNone(tierIds),
  hasPhysicalStore,
});

const about: z.ZodMiniType<Stored<QuickQuoteAbout>> = z.partial(
  z.strictObject({
    industry: oneOrNone(industryIds),
    goals: someOrNone(goalIds),
  } satisfies Record<keyof QuickQuoteAbout, unknown>),
);

export const quickQuoteSchemas = { selection, topic, about };
