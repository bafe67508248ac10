import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Contact } from '../domain/forms/contact.ts';
import { consultationDue } from '../domain/pricing/consultation.ts';
import { describe, describeConsultation } from '../domain/wizard/description.ts';
import type { ReviewAnswers } from '../domain/wizard/review.ts';
import { wishesOf } from '../domain/wizard/wishes.ts';
import type { WizardRules } from '../domain/wizard/wizard.ts';
import type { About, Topic, WizardSelection } from '../wizards/schemas.ts';
import type { Brief } from './brief.ts';
import type { CheckoutRequest } from './checkoutSchema.ts';

/** Contact details, and the optional fields of Review. */
export type Buyer = Contact & Pick<ReviewAnswers, 'additionalNotes'> & Partial<ReviewAnswers>;

type Sells<Answers> = Pick<WizardRules<Answers, string, WizardSelection, Topic, About>, 'price' | 'order'>;

/** What every request has in common. */
function request({ name, email }: Contact, brief: Brief, origin: string) {
  return {
    name: name.trim(),
    email: email.trim(),
    success_url: `${origin}/checkout-success`,
    cancel_url: `${origin}/checkout-cancel`,
    brief,
  };
}

/**
 * The body of POST /api/create-checkout-session; null while a question that the price depends on is open.
 * @param origin the site's own: "https://agency.example"
 */
export function orderRequest<Answers extends Buyer>(
  catalogue: Catalogue,
  { price, order }: Sells<Answers>,
  answers: Answers,
  origin: string,
): CheckoutRequest | null {
  const selection = order.selection(answers);
  if (selection === null) return null;
  const { topic, about } = order.topic(answers);
  const wishes = wishesOf(answers);
  return {
    ...request(answers, { version: 1, about, wishes, topic: null }, origin),
    ...describe(catalogue, order.describe(topic, about), wishes),
    price: price(answers).due.amount,
    selection,
  };
}

/** Checkout request for a paid consultation about the choices in a wizard, complete or not. */
export function consultationRequest<Answers extends Buyer>(
  catalogue: Catalogue,
  { order }: Sells<Answers>,
  answers: Answers,
  origin: string,
): CheckoutRequest {
  const { topic, about } = order.topic(answers);
  const wishes = wishesOf(answers);
  return {
    ...request(answers, { version: 1, about, wishes, topic }, origin),
    ...describeConsultation(catalogue, order.describe(topic, about), wishes),
    price: consultationDue(catalogue).amount,
    selection: { version: 1, wizard: 'consultation' },
  };
}
