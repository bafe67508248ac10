import type { Brief, Topic } from './brief.ts';
import { consultationDue } from './consultation.ts';
import type { Contact } from './contact.ts';
import type { CheckoutRequest } from './contract/checkout.ts';
import { type ChoicesDescription, describe, describeConsultation } from './description.ts';
import type { About } from './kept/about.ts';
import type { ReviewAnswers } from './review.ts';
import type { Selection } from './selection.ts';
import { wishesOf } from './wishes.ts';

/** What somebody orders, and what they told us about it. */
export interface Purchase {
  /** Who orders, and what they noted at Review. */
  answers: Contact & Pick<ReviewAnswers, 'additionalNotes'> & Partial<ReviewAnswers>;
  /** Where the wizard stands. */
  topic: Topic;
  about: About;
  description: ChoicesDescription;
}

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
 * The body of POST /api/create-checkout-session.
 * @param price the deposit in euro
 * @param origin the site's own: "https://agency.example"
 */
export function checkoutRequest(
  { answers, about, description }: Omit<Purchase, 'topic'>,
  selection: Selection,
  price: number,
  origin: string,
): CheckoutRequest {
  const wishes = wishesOf(answers);
  return {
    ...request(answers, { version: 1, about, wishes, topic: null }, origin),
    ...describe(description, wishes),
    price,
    selection,
  };
}

/** The paid consultation about what was chosen in a wizard, finished or not. */
export function consultationRequest({ answers, topic, about, description }: Purchase, origin: string): CheckoutRequest {
  const wishes = wishesOf(answers);
  return {
    ...request(answers, { version: 1, about, wishes, topic }, origin),
    ...describeConsultation(description, wishes),
    price: consultationDue().amount,
    selection: { version: 1, wizard: 'consultation' },
  };
}
