import { checkoutRequest, consultationRequest, type Purchase } from '../../../domain/checkout.ts';
import type { CheckoutRequest } from '../../../domain/contract/checkout.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { describePackage, topicOfPackage } from './describe.ts';
import type { PackageBuilderAnswers } from './flow.ts';
import { pricePackage } from './price.ts';
import { selectionOfPackage } from './selection.ts';

function purchase(answers: PackageBuilderAnswers): Purchase {
  const { topic, about } = topicOfPackage(answers);
  return { answers, topic, about, description: describePackage(topic, about) };
}

/** The purchase of a configuration; null while a question that its price depends on is open. */
export function packageBuilderRequest(answers: PackageBuilderAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfPackage(answers);
  if (selection === null) return null;
  return checkoutRequest(purchase(answers), selection, deposit(pricePackage(answers).total).amount, origin);
}

/** The paid consultation about a configuration, finished or not. */
export function packageBuilderConsultationRequest(answers: PackageBuilderAnswers, origin: string): CheckoutRequest {
  return consultationRequest(purchase(answers), origin);
}
