import { type ReactNode, useState } from 'react';
import { checkoutStatus } from '../../api/checkout.ts';
import { notify } from '../../shell/notices/notices.ts';
import { wordsOf } from './useAccount.ts';

/** The card provider's session of an order that is not paid, as far as the list of orders knows. */
export interface UnpaidSession {
  session: string;
  clientSecret: string;
}

export interface CardForm {
  /** The order that is paid here; without its form while that is being fetched. */
  of: { order: string; form?: ReactNode } | undefined;
  open: (order: string, unpaid: UnpaidSession) => Promise<void>;
}

/**
 * The card form in the list of orders: the card provider shows one at a time. Its code is fetched when it is needed.
 * @param onChange an order has another status by now than the list says
 */
export function useCardForm(onChange: () => void): CardForm {
  const [of, setOf] = useState<CardForm['of']>();
  const open = async (order: string, { session, clientSecret }: UnpaidSession) => {
    // Another order may have been taken in hand since.
    const settle = (then: CardForm['of']) => setOf((now) => (now?.order === order ? then : now));
    setOf({ order });
    try {
      const { status } = await checkoutStatus(session);
      if (status !== 'open') {
        settle(undefined);
        onChange();
        return;
      }
      const { cardForm } = await import('./cardForm');
      settle({ order, form: await cardForm(clientSecret) });
    } catch (error) {
      settle(undefined);
      notify({ severity: 'error', text: wordsOf(error) });
    }
  };
  return { of, open };
}
