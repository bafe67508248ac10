import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import { useCheckoutStatus } from '../wizards/kit/checkout/useCheckoutStatus.ts';
import { CheckoutOutcome } from './CheckoutOutcome';

/** The success page of the checkout. The status comes from the server, not from the URL. */
export function Component() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const session = hydrated ? new URLSearchParams(search).get('session_id') : undefined;
  return <CheckoutOutcome {...useCheckoutStatus(session)} />;
}
