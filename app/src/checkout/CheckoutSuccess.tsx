import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import { useCheckoutStatus } from '../wizards/kit/checkout/useCheckoutStatus.ts';
import { CheckoutOutcome } from './CheckoutOutcome';

/**
 * The success page of the checkout. The status comes from the server, not from the URL.
 * @param PaidTime chooses the time of a paid consultation
 */
export function Component({ PaidTime }: { PaidTime?: ComponentType<{ token: string }> }) {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const session = hydrated ? new URLSearchParams(search).get('session_id') : undefined;
  const checkout = useCheckoutStatus(session);
  const token = 'paidCall' in checkout.state ? checkout.state.paidCall : undefined;
  const time = PaidTime && token !== undefined ? <PaidTime token={token} /> : undefined;
  return <CheckoutOutcome {...checkout} time={time} />;
}
