import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import { useCheckoutStatus } from '../wizards/kit/checkout/useCheckoutStatus.ts';
import { CheckoutOutcome } from './CheckoutOutcome';

/** Where the card provider sends a visitor who has paid. What is said here comes from the server, not from the address. */
export function Component() {
  const { search } = useLocation();
  const arrived = useHydrated();
  const session = arrived ? new URLSearchParams(search).get('session_id') : undefined;
  return <CheckoutOutcome {...useCheckoutStatus(session)} />;
}
