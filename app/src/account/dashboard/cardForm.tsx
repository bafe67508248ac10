import type { ReactElement } from 'react';
import { stripeOrFail } from '../../api/stripe.ts';

/** The card provider's form for a session that is open, once all that it needs is there. @throws ApiError */
export async function cardForm(clientSecret: string): Promise<ReactElement> {
  const [stripe, { default: EmbeddedForm }] = await Promise.all([
    stripeOrFail(),
    import('../../wizards/kit/checkout/EmbeddedForm'),
  ]);
  return <EmbeddedForm stripe={stripe} clientSecret={clientSecret} />;
}
