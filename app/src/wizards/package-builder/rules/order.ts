import { checkoutRequest, consultationRequest, type Purchase } from '../../../domain/checkout.ts';
import type { CheckoutRequest } from '../../../domain/contract/checkout.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { describeConfiguration, topicOfConfigurator } from './describe.ts';
import type { ConfiguratorAnswers } from './flow.ts';
import { priceConfigurator } from './price.ts';
import { selectionOfConfigurator } from './selection.ts';

function purchase(answers: ConfiguratorAnswers): Purchase {
  const { topic, about } = topicOfConfigurator(answers);
  return { answers, topic, about, description: describeConfiguration(topic, about) };
}

/** The purchase of a configuration; null while a question that its price depends on is open. */
export function configuratorRequest(answers: ConfiguratorAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfConfigurator(answers);
  if (selection === null) return null;
  return checkoutRequest(purchase(answers), selection, deposit(priceConfigurator(answers).total).amount, origin);
}

/** The paid consultation about a configuration, finished or not. */
export function configuratorConsultationRequest(answers: ConfiguratorAnswers, origin: string): CheckoutRequest {
  return consultationRequest(purchase(answers), origin);
}
