import { Button, buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { type ReactNode, Suspense, useEffect } from 'react';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { formatEuro } from '../domain/money.ts';
import { isBought, needsContact, saysLessThanEnd } from '../domain/orderStatus.ts';
import { isSame } from '../orders/saved-quote/same.ts';
import { Braid } from '../shell/art/Braid';
import { FillingKnot } from '../shell/art/FillingKnot';
import { checkoutOrigin } from '../wizards/kit/checkout/checkoutOrigin.ts';
import type { CheckoutState } from '../wizards/kit/checkout/useCheckoutStatus.ts';
import { actions, art, choice, columns, facts, figure, knot, lead, page, title } from './checkout.css';
import { NextSteps } from './NextSteps';
import { PaidOrder } from './PaidOrder';
import {
  checkoutLinks,
  checkoutWords,
  endedWords,
  nextStepsWords,
  orderedTexts,
  paidWords,
  timeWords,
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

/** The label of the amount due, by status. */
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

/** How many strands of an order are filled; none is drawn where it isn't known, or nothing stays. */
function strandsOf(state: CheckoutState): number {
  const { status } = state;
  if (isEnded(state)) return 0;
  if (status === 'paid-twice') return balanceOf(state) > 0 ? 2 : 3;
  return status === 'open' || status === 'processing' || status === 'checking' ? 1 : 0;
}

function factsOf(state: CheckoutState): readonly [name: string, value: string][] {
  if (state.status === 'loading' || state.status === 'unreachable') return [];
  const { status, service, amount, total, refunded, email, reference } = state;
  const amountName = amountNames[status] ?? (isEnded(state) && !unpaid.has(status) ? 'Paid' : undefined);
  if (!amountName) return [];
  const euro = (sum: number | undefined) => (sum === undefined ? undefined : formatEuro(sum));
  const balance = balanceOf(state);
  const rows: [string, string | undefined][] = [
    ['Your order', service],
    [amountName, euro(amount)],
    ['Refunded', euro(refunded)],
    ['Order total', euro(total)],
    ['Still to pay later', balance > 0 && !isUnsettled(status) && !isEnded(state) ? euro(balance) : undefined],
    [needsContact(status) ? 'E-mail' : 'Receipt goes to', email],
    ['Reference', reference],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

function textOf(state: CheckoutState): string {
  if (state.status === 'unreachable') return state.message;
  const { status } = state;
  if (isEnded(state)) return unpaid.has(status) ? endedWords.unpaid : endedWords.text;
  return (checkoutOrigin().ordered && orderedTexts[status]) || checkoutWords[status].text;
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
  const rows = factsOf(state);
  const strands = strandsOf(state);
  const selection = 'selection' in state ? state.selection : undefined;
  const isPaid = status === 'paid' && !hasEnded;
  const isCall = selection?.wizard === 'consultation';
  const isTimeOpen = status === 'paid-twice' && !hasEnded && isCall && !time;
  const isUnpaid = unpaid.has(status) && !hasEnded;

  // The cart is kept until it is paid.
  useEffect(() => {
    if (isBought(status) && selection) void clearPurchased(selection);
  }, [status, selection]);

  return (
    <div className={page} data-no-newsletter>
      <div className={isPaid ? columns : undefined}>
        <div>
          {isPaid && <Braid className={art} />}
          <title>{`${words.title} – ${site.name}`}</title>
          <div role="status">
            <h1 className={title}>{words.title}</h1>
            <p key={status} className={lead}>
              {isPaid ? <PaidSentence order={state} isCall={isCall} /> : textOf(state)}
            </p>
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
        </div>
        {isPaid && <PaidOrder order={state} />}
      </div>
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
        {isUnpaid && <ReturnLink {...checkoutOrigin()} />}
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
      {/* At the end, where it moves nothing. */}
      {strands > 0 && <FillingKnot className={knot} filled={strands} />}
    </div>
  );
}

/** Link back to where an unpaid visitor came from. */
export function ReturnLink({ to, ordered }: ReturnType<typeof checkoutOrigin>) {
  return (
    <a className={buttonClass({ tone: 'primary' })} href={to}>
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
