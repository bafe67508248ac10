import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { BrandId, CampaignId, IndustryId, ServiceId, TierId, TrinityId } from '../../../domain/catalogue/ids.ts';
import { nameIn, nameOf } from '../../../domain/catalogue/nameOf.ts';
import { contactProblem } from '../../../domain/forms/contact.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { type PricedOf, type Questions, questionnaire } from '../../../domain/wizard/questionnaire.ts';
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

const includes =
  (service: ServiceId) =>
  ({ services: chosen }: PackageBuilderChoices): boolean =>
    chosen.includes(service);

/** "Brand Identity Package (Elite Brand Identity), Trinity Business Systems". */
function servicesInWords(
  { brandPackages, campaignPackages, services }: Catalogue,
  { services: chosen, brand, campaign }: PackageBuilderChoices,
): string {
  const packages: Partial<Record<ServiceId, string | null>> = {
    'brand-identity': nameIn(brandPackages, brand),
    'ad-campaigns': nameIn(campaignPackages, campaign),
  };
  return chosen.map((id) => `${nameOf(services, id)}${packages[id] ? ` (${packages[id]})` : ''}`).join(', ');
}

/** "GARO, Trinity Plus in the platform". */
const systemsInWords = ({ trinityOptions }: Catalogue, { trinity, systems }: PackageBuilderChoices): string =>
  [
    ...(trinity === null ? [] : [nameOf(trinityOptions, trinity)]),
    ...(systems === null ? [] : [`${nameOf(trinityOptions, systems)} in the platform`]),
  ].join(', ');

const questionsOf = (catalogue: Catalogue) => {
  const { brandPackages, campaignPackages, industries, services, tiers, trinityOptions } = catalogue;
  return {
    services: {
      type: 'some',
      options: services,
      step: 'services',
      priced: true,
      label: 'Services',
      billed: true,
      say: (answers) => servicesInWords(catalogue, answers),
    },
    industry: {
      type: 'one',
      options: industries,
      step: 'industry',
      // Only a Trinity system on its own is the same for every industry.
      askedIf: ({ services: chosen }) => chosen.some((id) => id !== 'trinity-systems'),
      priced: false,
      link: 'industry',
      shared: 'industry',
      label: 'Industry',
    },
    brand: {
      type: 'one',
      options: brandPackages,
      canGrow: true,
      step: 'brand',
      askedIf: includes('brand-identity'),
      priced: true,
      link: 'brand',
      label: null,
    },
    campaign: {
      type: 'one',
      options: campaignPackages,
      canGrow: true,
      step: 'campaign',
      askedIf: includes('ad-campaigns'),
      priced: true,
      link: 'campaign',
      label: null,
    },
    trinity: {
      type: 'one',
      options: trinityOptions,
      step: 'trinity',
      askedIf: includes('trinity-systems'),
      priced: true,
      link: 'trinity',
      label: 'Trinity',
      billed: true,
      say: (answers) => systemsInWords(catalogue, answers),
    },
    systems: {
      type: 'one',
      options: trinityOptions,
      step: 'systems',
      askedIf: includes('complete-platform'),
      priced: true,
      link: 'systems',
      label: null,
    },
    tier: {
      type: 'one',
      options: tiers,
      canGrow: true,
      step: 'tier',
      askedIf: includes('complete-platform'),
      priced: true,
      link: 'tier',
      label: 'Tier',
      billed: true,
    },
    hasPhysicalStore: {
      type: 'yes-no',
      step: 'store',
      askedIf: ({ trinity, systems }) => needsStore(trinity) || needsStore(systems),
      priced: true,
      link: 'store',
      label: 'Physical store',
    },
  } as const satisfies Questions<PackageBuilderChoices, PackageBuilderStepId>;
};

/** The answers that a price depends on, as far as they are on the visitor's path. */
export type PricedPackage = Omit<PricedOf<ReturnType<typeof questionsOf>>, 'services'>;

/** The package builder: any of the four services, and the questions of each. */
export const packageBuilderQuestionnaire = memoize((catalogue: Catalogue) =>
  questionnaire({
    id: 'configurator',
    questions: questionsOf(catalogue),
    steps: {
      services: { label: 'Services' },
      industry: { label: 'Industry' },
      brand: { label: 'Brand Identity Package' },
      campaign: { label: 'Campaign Package' },
      trinity: { label: 'Trinity Solution' },
      systems: { label: 'Platform Systems' },
      tier: { label: 'Platform Tier' },
      store: { label: 'Store Type' },
      review: { label: 'Review', isDone: (answers) => contactProblem(answers) === null },
    },
    typed: blankReview,
  }),
);
export const packageBuilderFlow = (catalogue: Catalogue) => packageBuilderQuestionnaire(catalogue).flow;

/** The steps of each service, in the order of its questions. */
export const serviceSteps: Readonly<Record<ServiceId, readonly PackageBuilderStepId[]>> = {
  'brand-identity': ['brand'],
  'ad-campaigns': ['campaign'],
  'trinity-systems': ['trinity'],
  'complete-platform': ['systems', 'tier'],
};

/**
 * What is in the package twice, alone and inside the platform: a package, or systems of one. It deserves a warning, and is
 * never dropped silently.
 */
export function boughtTwice(catalogue: Catalogue, answers: PackageBuilderChoices): readonly TrinityId[] {
  const { trinityOptions } = catalogue;
  const { trinity, systems } = packageBuilderQuestionnaire(catalogue).onPath(answers);
  if (trinity === null || systems === null) return [];
  if (trinity === systems) return [trinity];
  return trinityOptions[trinity].includes.filter((id) => trinityOptions[systems].includes.includes(id));
}
