import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import type { wayBack } from '../wizards/kit/checkout/wayBack.ts';
import { checkoutLinks } from './words.ts';

/** Link back to where an unpaid visitor came from. */
export function ReturnLink({ to, ordered }: ReturnType<typeof wayBack>) {
  return (
    <a className={buttonClass({ tone: 'primary' })} href={to}>
      {ordered ? checkoutLinks.orders : checkoutLinks.quote}
    </a>
  );
}
