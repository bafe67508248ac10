import { Button, buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { useRestore } from '../../wizards/useRestore.ts';
import { action } from './order.css';
import { orderWords as words } from './words.ts';

interface OrderAgainProps {
  order: AccountOrder;
  /** The order, for screen readers. */
  named: string;
}

/** Order again: a link to the wizard, or to the contact page when an item is no longer offered. */
export function OrderAgain({ order: { wizard, again }, named }: OrderAgainProps) {
  const { opening, open } = useRestore(words.taken);

  if (!again) {
    // The paid consultation is at the end of the quick quote.
    const [to, way] = wizard === 'consultation' ? [paths.quote, words.orderAgain] : [paths.contact, words.write];
    return (
      <a className={`${buttonClass({ size: 's' })} ${action}`} href={to} aria-label={`${way}: ${named}`}>
        {way}
      </a>
    );
  }

  return (
    <Button
      size="s"
      className={action}
      busy={opening}
      busyLabel={words.opening}
      aria-label={opening ? undefined : `${words.orderAgain}: ${named}`}
      onClick={() => void open(again)}
    >
      {words.orderAgain}
    </Button>
  );
}
