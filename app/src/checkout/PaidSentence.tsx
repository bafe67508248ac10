import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { formatEuro } from '../domain/money.ts';
import { figure } from './checkout.css';
import { checkoutWords, nextStepsWords, paidWords as words } from './words.ts';

const Figure = ({ children }: { children: string }) => <b className={figure}>{children}</b>;

/** "€396 of €1,980 is paid for Trinity Core. Your reference is 0A1B2C3D." */
export function PaidSentence({ order, isCall }: { order: CheckoutStatus; isCall: boolean }) {
  const { amount, total, reference } = order;
  const service = isCall ? words.call : order.service;
  if (!service || !amount || !reference) return checkoutWords.paid.text;
  return (
    <>
      <Figure>{formatEuro(amount)}</Figure>
      {total && total > amount && ` of ${formatEuro(total)}`}
      {words.paidFor(service)} <Figure>{reference}</Figure>.{isCall && ` ${nextStepsWords.time.title}.`}
    </>
  );
}
