import type { BrandId } from '../../../domain/catalogue/brand.ts';
import type { CampaignId } from '../../../domain/catalogue/campaigns.ts';
import type { IndustryId } from '../../../domain/catalogue/industries.ts';
import { type ServiceId, serviceIds } from '../../../domain/catalogue/services.ts';
import type { TierId } from '../../../domain/catalogue/tiers.ts';
import { type TrinityId, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { contactProblem } from '../../../domain/forms/contact.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import { someOf } from '../../../domain/record.ts';
import type { Flow, Step } from '../../../domain/wizard/flow.ts';
import { blankReview, type ReviewAnswers } from '../../../domain/wizard/review.ts';

/** All choices of a purchase; `null` means not chosen yet. */
export interface PackageBuilderChoices {
  services: readonly ServiceId[];
  industry: IndustryId | null;
  brand: BrandId | null;
  campaign: CampaignId | null;
  /** The system of the service "Trinity Business Systems". */
  trinity: TrinityId | null;
  /** The system inside the complete platform. */
  systems: TrinityId | null;
  tier: TierId | null;
  hasPhysicalStore: boolean | null;
}

export interface PackageBuilderAnswers extends PackageBuilderChoices, ReviewAnswers {}

export type PackageBuilderStepId =
  | 'services'
  | 'industry'
  | 'brand'
  | 'campaign'
  | 'trinity'
  | 'systems'
  | 'tier'
  | 'store'
  | 'review';

type PackageBuilderStep = Step<PackageBuilderAnswers, PackageBuilderStepId>;

const chooseServices: PackageBuilderStep = { id: 'services', label: 'Services', isDone: (a) => a.services.length > 0 };
const industry: PackageBuilderStep = { id: 'industry', label: 'Industry', isDone: (a) => a.industry !== null };
const store: PackageBuilderStep = { id: 'store', label: 'Store Type', isDone: (a) => a.hasPhysicalStore !== null };
const review: PackageBuilderStep = {
  id: 'review',
  label: 'Review',
  isDone: (answers) => contactProblem(answers) === null,
};

/** The steps that each service adds. */
export const serviceSteps: Readonly<Record<ServiceId, readonly PackageBuilderStep[]>> = {
  'brand-identity': [{ id: 'brand', label: 'Brand Identity Package', isDone: (a) => a.brand !== null }],
  'ad-campaigns': [{ id: 'campaign', label: 'Campaign Package', isDone: (a) => a.campaign !== null }],
  'trinity-systems': [{ id: 'trinity', label: 'Trinity Solution', isDone: (a) => a.trinity !== null }],
  'complete-platform': [
    { id: 'systems', label: 'Platform Systems', isDone: (a) => a.systems !== null },
    { id: 'tier', label: 'Platform Tier', isDone: (a) => a.tier !== null },
  ],
};

/** Only a Trinity system on its own is the same for every industry. */
function asksIndustry(services: readonly ServiceId[]): boolean {
  return services.some((id) => id !== 'trinity-systems');
}

/** The cart: the answers on the current path, and `null` for all others. */
export function packageBuilderCart(answers: PackageBuilderChoices): PackageBuilderChoices {
  const services = someOf(serviceIds, answers.services);
  const kept = <T>(service: ServiceId, answer: T) => (services.includes(service) ? answer : null);
  const trinity = kept('trinity-systems', answers.trinity);
  const systems = kept('complete-platform', answers.systems);
  return {
    services,
    industry: asksIndustry(services) ? answers.industry : null,
    brand: kept('brand-identity', answers.brand),
    campaign: kept('ad-campaigns', answers.campaign),
    trinity,
    systems,
    tier: kept('complete-platform', answers.tier),
    hasPhysicalStore: needsStore(trinity) || needsStore(systems) ? answers.hasPhysicalStore : null,
  };
}

function steps(answers: PackageBuilderAnswers): readonly [PackageBuilderStep, ...PackageBuilderStep[]] {
  const { services, trinity, systems } = packageBuilderCart(answers);
  return [
    chooseServices,
    ...(asksIndustry(services) ? [industry] : []),
    ...services.flatMap((id) => serviceSteps[id]),
    ...(needsStore(trinity) || needsStore(systems) ? [store] : []),
    review,
  ];
}

export const packageBuilderFlow: Flow<PackageBuilderAnswers, PackageBuilderStepId> = {
  blank: {
    services: [],
    industry: null,
    brand: null,
    campaign: null,
    trinity: null,
    systems: null,
    tier: null,
    hasPhysicalStore: null,
    ...blankReview,
  },
  steps,
};

/**
 * What is in the cart twice, alone and inside the platform: a package, or systems of one. It deserves a warning, and is
 * never dropped silently.
 */
export function boughtTwice(answers: PackageBuilderChoices): readonly TrinityId[] {
  const { trinity, systems } = packageBuilderCart(answers);
  if (trinity === null || systems === null) return [];
  if (trinity === systems) return [trinity];
  return trinityOptions[trinity].includes.filter((id) => trinityOptions[systems].includes.includes(id));
}
