import { audienceOf } from '../audience.ts';
import { industries } from '../catalogue/industries.ts';
import { solutionTypes } from '../catalogue/solution-types.ts';
import { tiers } from '../catalogue/tiers.ts';
import { trinityOptions } from '../catalogue/trinity.ts';
import { checkoutRequest, consultationHeading, consultationRequest } from '../checkout.ts';
import type { CheckoutRequest } from '../contract/checkout.ts';
import { notesText } from '../notes.ts';
import { deposit } from '../pricing/deposit.ts';
import { type QuoteAnswers, quoteBasket } from '../quote.ts';
import { priceQuote } from './price.ts';
import { selectionOfQuote } from './selection.ts';

/** The client: "both 4-6 months; trinity with plus package 3-4 months; otherwise 2-3 months". */
export function quoteDuration(answers: QuoteAnswers): string {
  if (answers.solutionType === 'both') return '4-6 months';
  return quoteBasket(answers).system === 'trinity-plus' ? '3-4 months' : '2-3 months';
}

/** The client: "website or both gives brand_identity_package; trinity gives trinity_system; otherwise web_development". */
export function quoteServiceType({ solutionType }: QuoteAnswers): string {
  switch (solutionType) {
    case 'website':
    case 'both':
      return 'brand_identity_package';
    case 'trinity':
      return 'trinity_system';
    case null:
      return 'web_development';
  }
}

/** "Retail business focused on Scale Your Business". */
export function quoteAudience(answers: QuoteAnswers): string {
  const { industry, goals } = quoteBasket(answers);
  return audienceOf(industry, goals);
}

/** The notes of a quote; a `heading` stands above them. */
export function quoteNotes(answers: QuoteAnswers, heading?: string): string {
  const { chosen, upsell, system, tier, industry, hasPhysicalStore } = quoteBasket(answers);
  const name = system && trinityOptions[system].name;
  const instead = chosen && system !== chosen ? ` in place of ${trinityOptions[chosen].name}` : '';
  const added = upsell === 'aed-only' ? ` + ${trinityOptions.aed.name}` : '';
  return notesText(
    answers,
    {
      solution: answers.solutionType && solutionTypes[answers.solutionType].name,
      trinity: name && `${name}${instead}${added}`,
      tier: tier && tiers[tier].name,
      industry: industry && industries[industry].name,
      hasPhysicalStore,
    },
    heading,
  );
}

/** The purchase of a quote; null while a question that its price depends on is open. */
export function quoteRequest(answers: QuoteAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfQuote(answers);
  if (selection === null) return null;
  return checkoutRequest(
    {
      name: answers.name,
      email: answers.email,
      serviceType: quoteServiceType(answers),
      price: deposit(priceQuote(answers).total).amount,
      targetAudience: quoteAudience(answers),
      campaignDuration: quoteDuration(answers),
      notes: quoteNotes(answers),
      selection,
    },
    origin,
  );
}

/** The paid consultation about a quote, finished or not. */
export function quoteConsultationRequest(answers: QuoteAnswers, origin: string): CheckoutRequest {
  const notes = quoteNotes(answers, consultationHeading);
  return consultationRequest({ ...answers, targetAudience: quoteAudience(answers), notes }, origin);
}
