/** The ids that rules, links, pictures and stored orders know by name. A catalogue has exactly these in their lists. */

/** The four services, in the order in which every list and every wizard shows them. */
export const serviceIds = ['brand-identity', 'ad-campaigns', 'trinity-systems', 'complete-platform'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** The five Trinity systems that can be bought alone. */
export const systemIds = ['expense', 'mcd', 'rcd', 'garo', 'aed'] as const;
export type SystemId = (typeof systemIds)[number];

/** Everything a Trinity step offers: five systems and two packages. */
export const trinityIds = [...systemIds, 'trinity-core', 'trinity-plus'] as const;
export type TrinityId = (typeof trinityIds)[number];

/** The two price lists of Trinity systems, one for each wizard that sells them. */
export const priceLists = ['configurator', 'quote'] as const;
export type PriceList = (typeof priceLists)[number];

export const solutionTypeIds = ['website', 'trinity', 'both'] as const;
export type SolutionTypeId = (typeof solutionTypeIds)[number];

export const upsellIds = ['aed-only', 'trinity-core', 'trinity-plus', 'skip'] as const;
export type UpsellId = (typeof upsellIds)[number];

export const industryIds = ['restaurant', 'retail', 'services', 'hospitality', 'property', 'other'] as const;
export type IndustryId = (typeof industryIds)[number];

export const goalIds = ['fees', 'brand', 'automation', 'scale', 'customers', 'insights'] as const;
export type GoalId = (typeof goalIds)[number];

/** The six topics of the planner's industry solutions and universal dashboards. */
export const topicIds = ['financial', 'customers', 'employees', 'marketing', 'operations', 'inventory'] as const;
export type TopicId = (typeof topicIds)[number];

/** An industry solution; the prefix keeps it apart from the universal dashboard on the same topic. */
export type SolutionId = `solution:${TopicId}`;
export const solutionIds = [
  'solution:financial',
  'solution:customers',
  'solution:employees',
  'solution:marketing',
  'solution:operations',
  'solution:inventory',
] as const satisfies readonly SolutionId[];

export type DashboardId = `dashboard:${TopicId}`;
export const dashboardIds = [
  'dashboard:financial',
  'dashboard:customers',
  'dashboard:employees',
  'dashboard:marketing',
  'dashboard:operations',
  'dashboard:inventory',
] as const satisfies readonly DashboardId[];

/** The four ways in which a plan can be delivered. */
export const pathIds = ['template', 'custom', 'hybrid', 'subscription'] as const;
export type PathId = (typeof pathIds)[number];

/** The ids that texts, links and recommendations name, of lists to which a catalogue can add others. */
export const basicIds = {
  brandPackages: ['starter', 'premium', 'elite'],
  campaignPackages: ['starter', 'growth', 'premium'],
  tiers: ['foundation', 'full', 'premium'],
  platforms: ['foundation', 'full', 'premium'],
} as const;
/** The form of the ids that a catalogue can add. */
export const addedId = /^[a-z][a-z0-9-]{0,39}$/;
// Nothing is decided by these types: what isn't a basic id is treated as the others are.
export type BrandId = (typeof basicIds.brandPackages)[number];
export type CampaignId = (typeof basicIds.campaignPackages)[number];
export type TierId = (typeof basicIds.tiers)[number];
export type PlatformId = (typeof basicIds.platforms)[number];

/** What a text of the catalogue can name in braces: "{storeSetup}" becomes "€1,600". */
export const placeholderNames = [
  'brandCount',
  'revisionRounds',
  'campaignDays',
  'bundlePercent',
  'storeSetup',
  'consultationFee',
] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

/** The names in braces in a text: "brandCount". */
export const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
