import { buttonClass } from '@agency-site/ui';
import '@agency-site/ui/Button.css';
import { checkoutWays } from '../content/checkout.ts';
import { Link } from '../shell/Link';
import type { wayBack } from '../wizards/kit/checkout/wayBack.ts';

/** Leads a visitor who has not paid to where they came from. */
export function WayBack({ to, ordered }: ReturnType<typeof wayBack>) {
  return (
    <Link className={buttonClass({ tone: 'primary' })} to={to}>
      {ordered ? checkoutWays.orders : checkoutWays.quote}
    </Link>
  );
}
