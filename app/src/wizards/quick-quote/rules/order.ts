import { checkoutRequest, consultationRequest, type Purchase } from '../../../domain/checkout.ts';
import type { CheckoutRequest } from '../../../domain/contract/checkout.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { describeQuickQuote, topicOfQuickQuote } from './describe.ts';
import type { QuickQuoteAnswers } from './flow.ts';
import { priceQuickQuote } from './price.ts';
import { selectionOfQuickQuote } from './selection.ts';

function purchase(answers: QuickQuoteAnswers): Purchase {
  const { topic, about } = topicOfQuickQuote(answers);
  return { answers, topic, about, description: describeQuickQuote(topic, about) };
}

/** The purchase of a quote; null while a question that its price depends on is open. */
export function quickQuoteRequest(answers: QuickQuoteAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfQuickQuote(answers);
  if (selection === null) return null;
  return checkoutRequest(purchase(answers), selection, deposit(priceQuickQuote(answers).total).amount, origin);
}

/** The paid consultation about a quote, finished or not. */
export function quickQuoteConsultationRequest(answers: QuickQuoteAnswers, origin: string): CheckoutRequest {
  return consultationRequest(purchase(answers), origin);
}
