import { type ReactNode, useState } from 'react';
import { useNotify } from '../../../shell/Toasts';
import { wordsOf } from './useAccount.ts';

export interface CardForm {
  /** The order that is paid here; without its form while that is being fetched. */
  of: { order: string; form?: ReactNode } | undefined;
  open: (order: string, clientSecret: string) => Promise<void>;
}

/** The card form in the list of orders: the card provider shows one at a time. Its code is fetched when it is needed. */
export function useCardForm(): CardForm {
  const notify = useNotify();
  const [of, setOf] = useState<CardForm['of']>();
  const open = async (order: string, clientSecret: string) => {
    // Another order may have been taken in hand since.
    const settle = (then: CardForm['of']) => setOf((now) => (now?.order === order ? then : now));
    setOf({ order });
    try {
      const { cardForm } = await import('./cardForm');
      settle({ order, form: await cardForm(clientSecret) });
    } catch (error) {
      settle(undefined);
      notify({ severity: 'error', text: wordsOf(error) });
    }
  };
  return { of, open };
}
