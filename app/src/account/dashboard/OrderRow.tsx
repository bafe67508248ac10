import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { paths } from '../../content/links/paths.ts';
import { describeBusiness } from '../../domain/business.ts';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { formatCents } from '../../domain/money.ts';
import { filledAfter } from '../../domain/orderProgress.ts';
import { canOrderAgain, canWithdraw, needsContact, restOf } from '../../domain/orderStatus.ts';
import { FillingKnot } from '../../shell/art/FillingKnot';
import { name } from '../../shell/style/listRow.css';
import { link } from '../../shell/style/type.css';
import { dateOf, momentOf } from './bookingTime.ts';
import * as css from './order.css';
import { ActionLink, OrderAgain, OrderLinks, OrderPay } from './orderActions';
import { OrderProgress, OrderTag, progressOf } from './orderParts';
import type { CardForm } from './useCardForm';
import { about, row } from './user.css';
import { statusWordsOf, orderWords as words } from './words.ts';

/** The clicked button is gone, so the focus moves here. */
const focused = (element: HTMLElement | null) => element?.focus();

interface OrderRowProps {
  order: AccountOrder;
  card: CardForm;
  /** `full`: with all answers. `panel`: raised, for what is next. `steps`: a row with its steps. `brief`: a low row. */
  look?: 'panel' | 'full' | 'steps' | 'brief';
  /** Whether what it needs comes first: only one button of a page is coloured. */
  isFirst?: boolean;
}

/** An order with its status; an unpaid one with a link to pay or to order again. */
export function OrderRow({ order, card, look = 'full', isFirst = false }: OrderRowProps) {
  const { id, title, status, answers, total, deposit, refunded, checkout, balance, payUrl } = order;
  const paying = card.of?.order === id ? card.of : undefined;
  const form = paying?.form;
  const again = canOrderAgain(order);
  const gone = again && !order.again && order.wizard !== 'consultation';
  const { timeUrl } = order;
  const callText = timeUrl ? words.paidCall : order.isBooked && words.bookedCall;
  const text = checkout
    ? words.until(momentOf(checkout.until))
    : balance
      ? words.balance(balance)
      : payUrl
        ? words.failed
        : gone
          ? words.gone
          : (status === 'paid' && order.ended === null && callText) || statusWordsOf(order).text;
  // Orders may have equal titles.
  const named = `${title}, ${words.reference} ${order.reference}`;
  const steps = progressOf(order);
  const tone = isFirst ? 'primary' : 'ink';
  const heading = <h3 className={name}>{title}</h3>;
  // Nothing is due either once it has ended, expired or was refunded.
  const isPaidInFull =
    restOf(order) === 'none' && order.ended === null && status !== 'cancelled' && status !== 'refunded';
  const done = steps.filter((step) => step.done).length;
  const hasSteps = steps.length > 0 && look !== 'brief';
  const isDetailed = look === 'panel' || look === 'full';
  return (
    <li className={`${row} ${css.priced} ${css.order} ${css.looks[look]}`}>
      <FillingKnot className={css.knot} filled={filledAfter(done, steps)} />
      {look !== 'panel' && (
        <div className={css.head}>
          {heading}
          <span className={css.amount}>{formatCents(total)}</span>
        </div>
      )}
      <div>
        {look === 'panel' && heading}
        <p className={about}>
          {hasSteps
            ? words.referenceAlone(order.reference)
            : `${dateOf(order.createdAt)}, ${words.reference} ${order.reference}`}
        </p>
        <p className={about}>
          <OrderTag order={order} />
        </p>
        <p className={about}>{text}</p>
        {order.extraTo && <p className={about}>{words.extraTo(order.extraTo)}</p>}
        {order.extras && isDetailed && (
          <p className={css.links}>
            {words.extras}
            {order.extras.map(({ title: what, url, reference, isAccepted }) => (
              <a key={url} className={link} href={url}>
                {words.extra(what, reference, isAccepted)}
              </a>
            ))}
          </p>
        )}
        {hasSteps && look !== 'panel' && <OrderProgress steps={steps} />}
        {order.business && look === 'full' && (
          <p className={about}>{words.business(describeBusiness(order.business).join(', '))}</p>
        )}
        {isDetailed && <OrderLinks order={order} withdrawable={look === 'full' && canWithdraw(order)} />}
        {answers.length > 0 && look === 'full' && (
          <DescriptionList
            className={css.answers}
            items={answers.map(({ name, value }) => ({ term: name, description: value }))}
          />
        )}
      </div>
      <div className={css.amounts}>
        {look === 'panel' && (
          <>
            <span className={css.amount}>{formatCents(total)}</span>
            <span className={about}>{words.total}</span>
          </>
        )}
        {deposit < total && !hasSteps && (
          <span className={about}>
            {isPaidInFull ? `${formatCents(total)} paid` : `${words.deposit} ${formatCents(deposit)}`}
          </span>
        )}
        {refunded > 0 && (
          <span className={about}>
            {words.refunded} {formatCents(refunded)}
          </span>
        )}
        {checkout && !form && (
          <OrderPay
            named={named}
            checkout={checkout}
            deposit={formatCents(deposit)}
            busy={paying !== undefined}
            tone={tone}
            onForm={(unpaid) => void card.open(id, unpaid)}
          />
        )}
        {balance && (
          <ActionLink named={named} to={balance.url} tone={tone}>
            {words.pay(formatCents(balance.amount))}
          </ActionLink>
        )}
        {payUrl && !balance && (
          <ActionLink named={named} to={payUrl} tone={tone}>
            {words.pay(formatCents(deposit))}
          </ActionLink>
        )}
        {again && <OrderAgain order={order} named={named} />}
        {timeUrl && (
          <ActionLink named={named} to={timeUrl} tone={look === 'panel' ? tone : 'line'}>
            {words.time}
          </ActionLink>
        )}
        {needsContact(status) && (
          <ActionLink named={named} to={paths.contact}>
            {words.write}
          </ActionLink>
        )}
      </div>
      {hasSteps && look === 'panel' && <OrderProgress steps={steps} wide />}
      {form && (
        <section
          className={css.card}
          ref={focused}
          aria-label={`${words.pay(formatCents(deposit))}: ${named}`}
          tabIndex={-1}
        >
          {form}
        </section>
      )}
    </li>
  );
}
