import { Button, buttonClass } from '@agency-site/ui/Button';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '../../../content/links/paths.ts';
import { freeCall, freeCallTopic } from '../../../domain/catalogue/consultation.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { PlainForm } from '../../../lib/PlainForm';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { ArrowIcon } from '../../../shell/icons';
import * as dock from '../../../shell/style/dock.css';
import { useFreeze } from '../../../shell/tool/useFreeze.ts';
import * as css from './PurchaseButtons.css';
import type { Purchase } from './usePurchase.ts';

interface PurchaseButtonsProps {
  /** Of the form whose button orders. Its fields are elsewhere on the page. */
  id: string;
  purchase: Purchase;
  order: () => CheckoutRequest | null;
  orderLabel?: string | undefined;
  /** In a bar at the bottom of a wide window, too. */
  docks?: boolean | undefined;
  /** What the order costs today, and of what: "€396", "of €1,980". */
  due: { amount: string; of: string };
  /** If undefined, its button is disabled. If null, there is no such button. */
  consultation?: (() => CheckoutRequest | null) | null | undefined;
  /** "Book a Consultation (€83)". */
  consultationLabel: string;
  /** Where the consultation is offered. */
  besides: HTMLElement | null;
}

/** The button in the bar may have been pressed anywhere on the page. */
const scrollTo = (problem: Element | null) => problem?.scrollIntoView?.({ block: 'nearest' });

/**
 * The two purchase buttons at the end of a wizard: the order, in a bar on a narrow window, and the consultation. Without
 * name and e-mail they are disabled, and say what is missing when pressed.
 */
export function PurchaseButtons({
  id,
  purchase,
  order,
  orderLabel = 'Proceed to Checkout',
  docks = false,
  due,
  consultation,
  consultationLabel,
  besides,
}: PurchaseButtonsProps) {
  const { state, ready, refused, buy } = purchase;
  const [pressed, setPressed] = useState<'order' | 'consultation'>('order');
  const processing = state.phase === 'processing';
  const press = (which: 'order' | 'consultation', request: () => CheckoutRequest | null) => () => {
    setPressed(which);
    buy(request);
  };
  const running = useFreeze(processing);
  const start = press('order', order);
  const shared = { busyLabel: 'Processing...', unavailable: !ready || processing };
  return (
    <>
      {state.phase === 'failed' && (
        <p ref={scrollTo} className={css.problem}>
          {state.message}
        </p>
      )}
      <PlainForm id={id} className={docks ? `${dock.bar} ${dock.docked}` : dock.bar} data-dock onSubmit={start}>
        {refused && <p className={dock.refused}>{refused}</p>}
        <p className={dock.due}>
          <span className={dock.amount}>{`${due.amount} today`}</span> <span className={dock.whole}>{due.of}</span>
        </p>
        <Button
          {...shared}
          type="submit"
          wide
          className={dock.order}
          tone="primary"
          {...(pressed === 'order' && { busy: processing, ref: running })}
          {...(shared.unavailable && { onClick: start })}
        >
          {orderLabel}
          <span className={css.arrow}>
            <ArrowIcon />
          </span>
        </Button>
      </PlainForm>
      {besides &&
        createPortal(
          <section className={css.talk} aria-labelledby="talk-first">
            <h2 className={css.talkTitle} id="talk-first">
              Rather talk first?
            </h2>
            <p className={css.talkText}>
              The free call is about {freeCallTopic}.
              {consultation !== null &&
                ` For ${formatEuro(catalogue.consultationFee)}, paid in full by card, we go through this order line by line, with your choices and notes.`}
            </p>
            <div className={css.talkWays}>
              <a className={`${buttonClass()} ${css.talkWay}`} href={paths.booking}>
                {freeCall}
              </a>
              {consultation !== null && (
                <Button
                  {...shared}
                  tone="plain"
                  className={css.consultation}
                  {...(pressed === 'consultation' && { busy: processing, ref: running })}
                  unavailable={shared.unavailable || !consultation}
                  {...(consultation && { onClick: press('consultation', consultation) })}
                >
                  {consultationLabel}
                </Button>
              )}
            </div>
          </section>,
          besides,
        )}
    </>
  );
}
