import { consultationDue } from './consultation.ts';
import type { Contact } from './contact.ts';
import type { CheckoutRequest } from './contract/checkout.ts';

/** A purchase, less what every purchase has in common. */
export type CheckoutDetails = Omit<CheckoutRequest, 'success_url' | 'cancel_url'>;

/** The body of POST /api/create-checkout-session. `origin` is the site's own: "https://agency.example". */
export function checkoutRequest({ name, email, ...details }: CheckoutDetails, origin: string): CheckoutRequest {
  return {
    name: name.trim(),
    email: email.trim(),
    ...details,
    success_url: `${origin}/checkout-success`,
    cancel_url: `${origin}/checkout-cancel`,
  };
}

/** What the notes of a paid consultation begin with. */
export const consultationHeading = 'CONSULTATION REQUEST';

/** The paid consultation, asked for from a wizard; `notes` begin with the heading above. */
export function consultationRequest(
  { name, email, targetAudience, notes }: Contact & { targetAudience: string; notes: string },
  origin: string,
): CheckoutRequest {
  return checkoutRequest(
    {
      name,
      email,
      serviceType: 'consultation',
      price: consultationDue().amount,
      targetAudience,
      campaignDuration: 'consultation',
      notes,
      selection: { version: 1, wizard: 'consultation' },
    },
    origin,
  );
}
