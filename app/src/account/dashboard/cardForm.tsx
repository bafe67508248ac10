import type { ReactElement } from 'react';
import { stripeOrFail } from '../../api/stripe.ts';

/** The embedded card form of an open session. @throws ApiError */
export async function cardForm(clientSecret: string): Promise<ReactElement> {
  const [stripe, { default: EmbeddedForm }] = await Promise.all([
    stripeOrFail(),
    import('../../wizards/kit/checkout/EmbeddedForm'),
  ]);
  return <EmbeddedForm stripe={stripe} clientSecret={clientSecret} />;
}
