import { Button, buttonClass } from '@agency-site/ui/Button';
import { userPaths } from '../../content/links/paths.ts';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { rememberCheckout } from '../../wizards/kit/checkout/checkoutOrigin.ts';
import { action } from './order.css';
import type { UnpaidSession } from './useCardForm.ts';
import { orderWords as words } from './words.ts';

interface OrderPayProps {
  /** The order, for screen readers. */
  named: string;
  checkout: NonNullable<AccountOrder['checkout']>;
  /** "€396" */
  deposit: string;
  /** Whether the card form is loading. */
  busy: boolean;
  onForm: (unpaid: UnpaidSession) => void;
}

/** Payment of an open order: a link to the payment page, or a card form in its row. */
export function OrderPay({ named, checkout, deposit, busy, onForm }: OrderPayProps) {
  const labels = { 'aria-label': busy ? undefined : `${words.pay(deposit)}: ${named}`, children: words.pay(deposit) };
  const remember = () => rememberCheckout(userPaths.orders, checkout.session);
  if ('url' in checkout) {
    const look = `${buttonClass({ tone: 'primary' })} ${action}`;
    return <a {...labels} className={look} href={checkout.url} onClick={remember} />;
  }
  const press = () => {
    remember();
    onForm(checkout);
  };
  return <Button {...labels} tone="primary" className={action} busy={busy} busyLabel={words.opening} onClick={press} />;
}
