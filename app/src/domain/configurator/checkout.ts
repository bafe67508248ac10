import { brandPackages } from '../catalogue/brand.ts';
import { campaignPackages } from '../catalogue/campaigns.ts';
import { industries } from '../catalogue/industries.ts';
import { services as catalogue, type ServiceId } from '../catalogue/services.ts';
import { tiers } from '../catalogue/tiers.ts';
import { trinityOptions } from '../catalogue/trinity.ts';
import { checkoutRequest, consultationHeading, consultationRequest } from '../checkout.ts';
import { type ConfiguratorAnswers, type ConfiguratorChoices, configuratorBasket } from '../configurator.ts';
import type { CheckoutRequest } from '../contract/checkout.ts';
import { notesText } from '../notes.ts';
import { deposit } from '../pricing/deposit.ts';
import { priceConfigurator } from './price.ts';
import { selectionOfConfigurator } from './selection.ts';

/** The client: "4-6 months if complete-platform or trinity-plus; 3-4 months if more than 2 services; otherwise 2-3 months". */
export function configuratorDuration(answers: ConfiguratorChoices): string {
  const { services, trinity } = configuratorBasket(answers);
  if (services.includes('complete-platform') || trinity === 'trinity-plus') return '4-6 months';
  return services.length > 2 ? '3-4 months' : '2-3 months';
}

/** The id of the one service, or "multiple_services". */
export function configuratorServiceType(answers: ConfiguratorChoices): string {
  const [first, ...more] = configuratorBasket(answers).services;
  return first === undefined || more.length > 0 ? 'multiple_services' : first;
}

/**
 * For the people who do the work, never shown on screen.
 * The client: "'{industry name} businesses seeking N service(s)'. An unknown industry gives 'Business'. other gives
 * 'Various Industries'."
 */
export function configuratorAudience(answers: ConfiguratorChoices): string {
  const { industry, services } = configuratorBasket(answers);
  const name = industry === 'other' ? 'Various Industries' : industry === null ? 'Business' : industries[industry].name;
  return `${name} businesses seeking ${services.length} service(s)`;
}

/** The notes of a configuration; a `heading` stands above them. */
export function configuratorNotes(answers: ConfiguratorAnswers, heading?: string): string {
  const { services, brand, campaign, trinity, systems, tier, industry, hasPhysicalStore } = configuratorBasket(answers);
  const packages: Partial<Record<ServiceId, string | null>> = {
    'brand-identity': brand && brandPackages[brand].name,
    'ad-campaigns': campaign && campaignPackages[campaign].name,
  };
  const detail = (id: ServiceId) => (packages[id] ? ` (${packages[id]})` : '');
  return notesText(
    answers,
    {
      services: services.map((id) => `${catalogue[id].name}${detail(id)}`).join(', '),
      trinity: [
        ...(trinity === null ? [] : [trinityOptions[trinity].name]),
        ...(systems === null ? [] : [`${trinityOptions[systems].name} in the platform`]),
      ].join(', '),
      tier: tier && tiers[tier].name,
      industry: industry && industries[industry].name,
      hasPhysicalStore,
    },
    heading,
  );
}

/** The purchase of a configuration; null while a question that its price depends on is open. */
export function configuratorRequest(answers: ConfiguratorAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfConfigurator(answers);
  if (selection === null) return null;
  return checkoutRequest(
    {
      name: answers.name,
      email: answers.email,
      serviceType: configuratorServiceType(answers),
      price: deposit(priceConfigurator(answers).total).amount,
      targetAudience: configuratorAudience(answers),
      campaignDuration: configuratorDuration(answers),
      notes: configuratorNotes(answers),
      selection,
    },
    origin,
  );
}

/** The paid consultation about a configuration, finished or not. */
export function configuratorConsultationRequest(answers: ConfiguratorAnswers, origin: string): CheckoutRequest {
  const notes = configuratorNotes(answers, consultationHeading);
  return consultationRequest({ ...answers, targetAudience: configuratorAudience(answers), notes }, origin);
}
