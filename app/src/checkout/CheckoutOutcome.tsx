import { Button, buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { type ReactNode, Suspense, useEffect } from 'react';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { formatEuro } from '../domain/money.ts';
import { isBought, needsContact, saysLessThanEnd } from '../domain/orderStatus.ts';
import { isSame } from '../orders/saved-quote/same.ts';
import { FillingKnot } from '../shell/art/FillingKnot';
import { type CheckoutOrigin, checkoutOrigin } from '../wizards/kit/checkout/checkoutOrigin.ts';
import type { CheckoutState } from '../wizards/kit/checkout/useCheckoutStatus.ts';
import { actions, aside, choice, columns, facts, figure, headed, knot, lead, page, title } from './checkout.css';
import { NextSteps } from './NextSteps';
import { KeptInAccount, OrderCard, type OrderCardProps } from './OrderCard';
import {
  checkoutLinks,
  checkoutWords,
  endedWords,
  nextStepsWords,
  paidWords,
  receiptWords,
  timeWords,
  unpaidWays,
} from './words.ts';

/**
 * Clears purchased choices from their wizard, if it still holds them. Other choices stay. Buying a consultation or an
 * offer clears nothing.
 */
async function clearPurchased(purchased: NonNullable<CheckoutStatus['selection']>): Promise<void> {
  if (purchased.wizard === 'consultation' || purchased.wizard === 'offer') return;
  const [{ storeOf }, { wizardOf }, { catalogue }] = await Promise.all([
    import('../wizards/kit/wizardStore.ts'),
    import('../wizards/rules.ts'),
    import('../domain/catalogue/given.ts'),
  ]);
  const wizard = wizardOf(catalogue, purchased.wizard);
  const store = storeOf(wizard);
  const selection = wizard.order.selection(store.get().answers);
  if (selection && isSame(selection, purchased)) store.clear();
}

type Known = Extract<CheckoutState, { selection?: unknown }>;

/** Whether we have to agree on the balance again. */
const isUnsettled = (status: string) => needsContact(status) && status !== 'paid-twice';

/** Without a payment, as far as is known. */
const unpaid: ReadonlySet<string> = new Set(['open', 'failed', 'cancelled']);

/** Whether the order was cancelled, or its buyer withdrew from it, and its status doesn't say more. */
const isEnded = (state: CheckoutState): boolean =>
  'ended' in state &&
  state.ended !== undefined &&
  (unpaid.has(state.status) || (isBought(state.status) && saysLessThanEnd(state.status)));

/** The label of the amount on the card, by status. */
const amountNames: Readonly<Partial<Record<Known['status'], string>>> = {
  processing: 'This payment',
  checking: 'This payment',
  'partly-refunded': 'Paid',
  refunded: 'Paid',
  disputed: 'Paid',
  'needs-attention': 'Amount due',
  'paid-twice': 'Each payment',
};

/** Euro still to pay. */
const balanceOf = ({ total = 0, amount = total }: Pick<Known, 'total' | 'amount'>) => total - amount;

/** Where nothing is ordered any more, or it isn't known whether anything is. */
const unordered: ReadonlySet<string> = new Set(['loading', 'unreachable', 'not-found', 'cancelled', 'refunded']);

/** How many strands of an order are filled. */
function strandsOf(state: CheckoutState): number {
  const { status } = state;
  if (isEnded(state) || unordered.has(status)) return 0;
  if (status === 'paid' || status === 'paid-twice' || status === 'partly-refunded') return balanceOf(state) > 0 ? 2 : 3;
  return 1;
}

/** What the card beside it says about the amount; undefined where there is none. */
function amountNameOf(state: Known): string | undefined {
  const { status } = state;
  if (isEnded(state)) return unpaid.has(status) ? undefined : 'Paid';
  if (unpaid.has(status)) return receiptWords[balanceOf(state) > 0 ? 'unpaidDeposit' : 'unpaid'];
  return amountNames[status] ?? receiptWords[balanceOf(state) > 0 ? 'deposit' : 'paid'];
}

/** The card beside the status: the order, what was or is to be paid for it, and what is left. */
function cardOf(state: CheckoutState): OrderCardProps | null {
  if (!('total' in state) || state.total === undefined || state.amount === undefined) return null;
  const { status, refunded } = state;
  const name = amountNameOf(state);
  if (name === undefined) return null;
  const balance = balanceOf(state);
  const isLeft = balance > 0 && !isUnsettled(status) && !isEnded(state);
  const left = receiptWords[unpaid.has(status) ? 'unpaidLater' : 'later'];
  const [label, later] = isLeft ? [left, balance] : ['Refunded', refunded];
  // Nothing is due any more.
  if (status === 'cancelled') return { order: state };
  return {
    order: state,
    due: { label: name, amount: formatEuro(state.amount) },
    later: later === undefined ? undefined : { label, amount: formatEuro(later) },
  };
}

/** Where news of a payment goes; and what no card says. */
function factsOf(state: CheckoutState, hasCard: boolean): readonly [name: string, value: string][] {
  if (!('reference' in state || 'email' in state) || state.status === 'paid' || unpaid.has(state.status)) return [];
  const { status, email, reference, refunded } = state;
  const rows: [string, string | undefined][] = [
    [needsContact(status) ? 'E-mail' : 'Receipt goes to', email],
    [
      'Refunded',
      refunded !== undefined && status === 'paid-twice' && balanceOf(state) > 0 ? formatEuro(refunded) : undefined,
    ],
    ['Reference', hasCard ? undefined : reference],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

function textOf(state: CheckoutState): string {
  if (state.status === 'unreachable') return state.message;
  const { status } = state;
  if (isEnded(state)) return unpaid.has(status) ? endedWords.unpaid : endedWords.text;
  const way = unpaid.has(status) && wayOf(state);
  return way ? `${checkoutWords[status].text} ${way}` : checkoutWords[status].text;
}

/** The page to pay for the order, and the euro to pay there. */
const payOf = (state: CheckoutState) =>
  'payUrl' in state && state.payUrl && state.amount ? { url: state.payUrl, amount: state.amount } : undefined;

/** How an unpaid order can still be paid, as far as it can be. */
function wayOf(state: CheckoutState): string | undefined {
  if (payOf(state)) return unpaidWays.pay;
  const origin = checkoutOrigin();
  return origin && unpaidWays[origin.ordered ? 'orders' : 'quote'];
}

interface CheckoutOutcomeProps {
  state: CheckoutState;
  retry: () => void;
  /** Chooses the time of a paid consultation. */
  time?: ReactNode;
}

/** Shows the status of a payment, and what the visitor can do next. */
export function CheckoutOutcome({ state, retry, time }: CheckoutOutcomeProps) {
  const { status } = state;
  const hasEnded = isEnded(state);
  const words = hasEnded ? endedWords : checkoutWords[status];
  const card = cardOf(state);
  const rows = factsOf(state, card !== null);
  const selection = 'selection' in state ? state.selection : undefined;
  const isPaid = status === 'paid' && !hasEnded;
  const isCall = selection?.wizard === 'consultation';
  const isTimeOpen = status === 'paid-twice' && !hasEnded && isCall && !time;
  const isUnpaid = unpaid.has(status) && !hasEnded;
  const origin = isUnpaid ? checkoutOrigin() : undefined;
  const pay = isUnpaid ? payOf(state) : undefined;

  // The cart is kept until it is paid.
  useEffect(() => {
    if (isBought(status) && selection) void clearPurchased(selection);
  }, [status, selection]);

  const links = (
    <div className={actions}>
      {status === 'unreachable' && (
        <Button tone="primary" onClick={retry}>
          Check again
        </Button>
      )}
      {isTimeOpen && (
        <a className={buttonClass({ tone: 'primary' })} href={paths.booking}>
          Choose a time
        </a>
      )}
      {pay && (
        <a className={buttonClass({ tone: 'primary' })} href={pay.url}>
          {checkoutLinks.pay(formatEuro(pay.amount))}
        </a>
      )}
      {origin && <ReturnLink {...origin} tone={pay ? 'line' : 'primary'} />}
      {(needsContact(status) || hasEnded || status === 'failed' || status === 'not-found') && (
        <a className={buttonClass({ tone: status === 'not-found' ? 'primary' : 'line' })} href={paths.contact}>
          {checkoutLinks.write}
        </a>
      )}
      {status !== 'loading' && (
        <a className={buttonClass()} href={paths.home}>
          Go to the home page
        </a>
      )}
    </div>
  );

  return (
    <div className={page} data-no-newsletter>
      <div className={columns}>
        <div>
          <title>{`${words.title} – ${site.name}`}</title>
          <div className={headed}>
            <FillingKnot className={knot} filled={strandsOf(state)} />
            <div role="status">
              <h1 className={title}>{words.title}</h1>
              <p key={status} className={lead}>
                {isPaid ? <PaidSentence order={state} isCall={isCall} /> : textOf(state)}
              </p>
            </div>
          </div>
          {time && (
            <section className={choice} aria-label={timeWords.title}>
              <Suspense fallback={null}>{time}</Suspense>
            </section>
          )}
          {isPaid && (
            <NextSteps
              isCall={isCall}
              hasCalendar={time !== undefined}
              email={state.email}
              balance={balanceOf(state)}
            />
          )}
          {rows.length > 0 && (
            <DescriptionList
              className={facts}
              size="m"
              items={rows.map(([term, description]) => ({ term, description }))}
            />
          )}
          {!isPaid && links}
        </div>
        {(card || isPaid) && (
          <div className={aside}>
            {card && <OrderCard {...card} />}
            {isPaid && <KeptInAccount />}
          </div>
        )}
      </div>
      {/* On a phone, below the receipt. */}
      {isPaid && links}
    </div>
  );
}

/** Link back to where an unpaid visitor came from. */
export function ReturnLink({ to, ordered, tone = 'primary' }: CheckoutOrigin & { tone?: 'primary' | 'line' }) {
  return (
    <a className={buttonClass({ tone })} href={to}>
      {ordered ? checkoutLinks.orders : checkoutLinks.quote}
    </a>
  );
}

const Figure = ({ children }: { children: string }) => <b className={figure}>{children}</b>;

/** "€396 of €1,980 is paid for Trinity Core. Your reference is 0A1B2C3D." */
export function PaidSentence({ order, isCall }: { order: CheckoutStatus; isCall: boolean }) {
  const { amount, total, reference } = order;
  const service = isCall ? paidWords.call : order.service;
  if (!service || !amount || !reference) return checkoutWords.paid.text;
  return (
    <>
      <Figure>{formatEuro(amount)}</Figure>
      {total && total > amount && ` of ${formatEuro(total)}`}
      {paidWords.paidFor(service)} <Figure>{reference}</Figure>.{isCall && ` ${nextStepsWords.time.title}.`}
    </>
  );
}
