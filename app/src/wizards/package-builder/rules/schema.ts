import * as z from 'zod/mini';
import { brandIds } from '../../../domain/catalogue/brand.ts';
import { campaignIds } from '../../../domain/catalogue/campaigns.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { serviceIds } from '../../../domain/catalogue/services.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { oneOrNone, someOrNone } from '../../../domain/contract/choices.ts';
import type { Stored } from '../../../domain/wizard/questionnaire.ts';
import type { PackageBuilderAbout } from './describe.ts';
import type { PackageBuilderSelection } from './selection.ts';

/** A selection on the wire, finished or not. */
const selection: z.ZodMiniType<PackageBuilderSelection> = z.strictObject({
  version: z.literal(1),
  wizard: z.literal('configurator'),
  services: someOrNone(serviceIds),
  brand: oneOrNone(brandIds),
  campaign: oneOrNone(campaignIds),
  trinity: oneOrNone(trinityIds),
  systems: oneOrNone(trinityIds),
  tier: oneOrNone(tierIds),
  hasPhysicalStore: z.nullable(z.boolean()),
});

const about: z.ZodMiniType<Stored<PackageBuilderAbout>> = z.partial(
  z.strictObject({ industry: oneOrNone(industryIds) } satisfies Record<keyof PackageBuilderAbout, unknown>),
);

export const packageBuilderSchemas = { selection, topic: selection, about };
