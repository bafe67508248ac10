import { buttonClass } from '@agency-site/ui/Button';
import type { checkoutOrigin } from '../wizards/kit/checkout/checkoutOrigin.ts';
import { checkoutLinks } from './words.ts';

/** Link back to where an unpaid visitor came from. */
export function ReturnLink({ to, ordered }: ReturnType<typeof checkoutOrigin>) {
  return (
    <a className={buttonClass({ tone: 'primary' })} href={to}>
      {ordered ? checkoutLinks.orders : checkoutLinks.quote}
    </a>
  );
}
