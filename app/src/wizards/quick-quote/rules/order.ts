import { checkoutRequest, consultationRequest, type Purchase } from '../../../domain/checkout.ts';
import type { CheckoutRequest } from '../../../domain/contract/checkout.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { describeQuote, topicOfQuote } from './describe.ts';
import type { QuoteAnswers } from './flow.ts';
import { priceQuote } from './price.ts';
import { selectionOfQuote } from './selection.ts';

function purchase(answers: QuoteAnswers): Purchase {
  const { topic, about } = topicOfQuote(answers);
  return { answers, topic, about, description: describeQuote(topic, about) };
}

/** The purchase of a quote; null while a question that its price depends on is open. */
export function quoteRequest(answers: QuoteAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfQuote(answers);
  if (selection === null) return null;
  return checkoutRequest(purchase(answers), selection, deposit(priceQuote(answers).total).amount, origin);
}

/** The paid consultation about a quote, finished or not. */
export function quoteConsultationRequest(answers: QuoteAnswers, origin: string): CheckoutRequest {
  return consultationRequest(purchase(answers), origin);
}
