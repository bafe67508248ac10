import { Button, buttonClass } from '@agency-site/ui/Button';
import { paths, userPaths } from '../../content/links/paths.ts';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { fill } from '../../domain/contract/endpoint.ts';
import { downloadOwnInvoice } from '../../domain/contract/routes.ts';
import { kindNames } from '../../domain/invoice/invoice.ts';
import { link } from '../../shell/style/type.css';
import { rememberCheckout } from '../../wizards/kit/checkout/checkoutOrigin.ts';
import { useRestore } from '../../wizards/useRestore.ts';
import { action, links } from './order.css';
import type { UnpaidSession } from './useCardForm';
import { orderWords as words } from './words.ts';

interface OrderLinksProps {
  order: AccountOrder;
  /** Whether the buyer can withdraw from it. */
  withdrawable: boolean;
}

/** The invoices and credit notes of an order, the terms that the buyer accepted, and the way to withdraw. */
export function OrderLinks({ order: { invoices, terms, reference }, withdrawable }: OrderLinksProps) {
  return (
    <p className={links}>
      {invoices.map(({ id, kind, number }) => (
        <a
          key={id}
          className={link}
          href={fill(downloadOwnInvoice, { invoice: id, format: 'pdf' }).slice('GET '.length)}
          download
        >
          {kindNames[kind]} {number} (PDF)
        </a>
      ))}
      <a className={link} href={terms} download>
        {words.terms}
      </a>
      {withdrawable && (
        <a className={link} href={`/withdraw?order=${reference}`}>
          {words.withdraw}
        </a>
      )}
    </p>
  );
}

interface ActionLinkProps {
  /** The order, for screen readers. */
  named: string;
  to: string;
  /** `line` in a row, unless it needs the customer. */
  tone?: 'primary' | 'ink' | 'line';
  children: string;
}

/** Something to do about an order, on another page. */
export const ActionLink = ({ named, to, tone = 'line', children }: ActionLinkProps) => (
  <a
    className={`${buttonClass({ tone, size: tone === 'line' ? 's' : 'm' })} ${action}`}
    href={to}
    aria-label={`${children}: ${named}`}
  >
    {children}
  </a>
);

interface OrderPayProps {
  /** The order, for screen readers. */
  named: string;
  checkout: NonNullable<AccountOrder['checkout']>;
  /** "€396" */
  deposit: string;
  /** Whether the card form is loading. */
  busy: boolean;
  tone: 'primary' | 'ink';
  onForm: (unpaid: UnpaidSession) => void;
}

/** Payment of an open order: a link to the payment page, or a card form in its row. */
export function OrderPay({ named, checkout, deposit, busy, tone, onForm }: OrderPayProps) {
  const labels = { 'aria-label': busy ? undefined : `${words.pay(deposit)}: ${named}`, children: words.pay(deposit) };
  const remember = () => rememberCheckout(userPaths.orders, checkout.session);
  if ('url' in checkout) {
    const look = `${buttonClass({ tone })} ${action}`;
    return <a {...labels} className={look} href={checkout.url} onClick={remember} />;
  }
  const press = () => {
    remember();
    onForm(checkout);
  };
  return <Button {...labels} tone={tone} className={action} busy={busy} busyLabel={words.opening} onClick={press} />;
}

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
      <ActionLink named={named} to={to}>
        {way}
      </ActionLink>
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
