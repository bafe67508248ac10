import { type ReactNode, useState } from 'react';
import { fetchCheckoutStatus } from '../../api/checkout.ts';
import { messageOf } from '../../api/request.ts';
import { notify } from '../../shell/notices/notices.ts';

/** The checkout session of an unpaid order. */
export interface UnpaidSession {
  session: string;
  clientSecret: string;
}

export interface CardForm {
  /** The order being paid; `form` is missing while it loads. */
  of: { order: string; form?: ReactNode } | undefined;
  open: (order: string, unpaid: UnpaidSession) => Promise<void>;
}

/**
 * The embedded card form in the list of orders. Stripe allows one at a time. Loaded on demand.
 * @param onChange called when the status of an order has changed
 */
export function useCardForm(onChange: () => void): CardForm {
  const [of, setOf] = useState<CardForm['of']>();
  const open = async (order: string, { session, clientSecret }: UnpaidSession) => {
    // Another order may have been opened since.
    const update = (then: CardForm['of']) => setOf((now) => (now?.order === order ? then : now));
    setOf({ order });
    try {
      const { status } = await fetchCheckoutStatus(session);
      if (status !== 'open') {
        update(undefined);
        onChange();
        return;
      }
      const [stripe, { default: EmbeddedForm }] = await Promise.all([
        import('../../api/stripe.ts').then(({ requireStripe }) => requireStripe()),
        import('../../wizards/kit/checkout/EmbeddedForm'),
      ]);
      update({ order, form: <EmbeddedForm stripe={stripe} clientSecret={clientSecret} /> });
    } catch (error) {
      update(undefined);
      notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return { of, open };
}
