import { Disclosure } from '@agency-site/ui/Accordion';
import { Alert } from '@agency-site/ui/Alert';
import { Button, buttonClass } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { TextField } from '@agency-site/ui/TextField';
import { type ReactNode, useContext } from 'react';
import { paths } from '../content/links/paths.ts';
import { summaryNote } from '../content/payment.ts';
import { site } from '../content/site.ts';
import { dayLabel } from '../domain/booking/labels.ts';
import { formatCents, formatEuro } from '../domain/money.ts';
import { type OfferView, priceOffer } from '../domain/offer.ts';
import { beginLater, beginRequest, withdrawalInstructions } from '../domain/withdrawal.ts';
import { PlainForm } from '../lib/PlainForm';
import { Answer } from '../shell/answer.ts';
import { summaryView } from '../wizards/kit/summaryView.ts';
import * as css from './offer.css';

const who = [site.name, site.address, site.phone, site.email].filter(Boolean).join(', ');

/** The page of an offer, as the server answers its link; the same with scripts and without. */
export function Component() {
  const view = useContext(Answer) as OfferView | null | undefined;
  return (
    <div className={css.page} data-no-newsletter>
      <title>{`${view ? `Offer ${view.reference}` : 'We can’t find this offer'} – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {view ? <FoundOffer view={view} /> : <NoOffer />}
    </div>
  );
}

const NoOffer = () => (
  <>
    <h1 className={css.title}>We can’t find this offer</h1>
    <p className={css.lead}>The link may be incomplete: please open it from our e-mail, or copy all of it.</p>
    <p className={css.actions}>
      <a className={buttonClass({ tone: 'primary' })} href={paths.contact}>
        Write to us
      </a>
    </p>
  </>
);

function FoundOffer({ view }: { view: OfferView }) {
  const { state, offer, order } = view;
  const { price, due } = priceOffer(offer);
  const shown = summaryView(price, due);
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <p
          className={css.kind}
        >{`An offer from ${site.name} for ${[offer.name, offer.business?.company].filter(Boolean).join(', ')}`}</p>
        <h1 className={css.title}>{offer.title}</h1>
        {view.extraTo && <p className={css.lead}>{`An extra to your order ${view.extraTo}.`}</p>}
        <p className={css.lead}>{leadOf(view)}</p>
        <Alert tone="error">{view.error}</Alert>
        <Alert tone="success" title={view.asked !== null && 'We have your question.'}>
          {view.asked !== null && (view.asked || 'We’ll answer it by e-mail.')}
        </Alert>
        {offer.note.trim() !== '' && <p className={css.note}>{offer.note.trim()}</p>}
      </div>
      {state !== 'withdrawn' && (
        <aside className={css.aside}>
          <OrderSummary
            title="Our offer"
            caption="Prices in euro"
            lines={shown.lines}
            total={shown.total}
            due={shown.due && { ...shown.due, label: state === 'accepted' ? 'First payment' : 'When you accept' }}
            later={due.later > 0 ? shown.later : undefined}
            note={summaryNote(due.later)}
          />
        </aside>
      )}
      <div className={css.rest}>
        {state === 'sent' && <Accept view={view} amount={formatEuro(due.amount)} />}
        {order?.payUrl && (
          <p className={css.actions}>
            <a className={buttonClass({ tone: 'primary' })} href={order.payUrl}>
              Pay {formatEuro(due.amount)} by card
            </a>
          </p>
        )}
        {order && (order.payUrl || order.missing > 0) && (
          <DescriptionList items={order.bank.map(([term, description]) => ({ term, description }))} />
        )}
        <Question view={view} />
        <p className={css.fine}>{`Your reference is ${order?.reference ?? view.reference}.`}</p>
      </div>
    </div>
  );
}

function leadOf({ state, offer, order }: OfferView): ReactNode {
  const day = dayLabel(offer.validUntil);
  switch (state) {
    case 'sent':
      return `You can accept this offer until ${day}.`;
    case 'expired':
      return `This offer was valid until ${day}. Would you still like it? Write to us, and we’ll see what we can do.`;
    case 'order-ended':
      return 'The order that this would be an extra to has ended, so it can’t be accepted any more. Any questions? Write to us.';
    case 'withdrawn':
      return 'We’ve withdrawn this offer, so it can’t be accepted any more. Any questions? Write to us.';
    case 'accepted':
      return order ? acceptedLead(order) : null;
  }
}

function acceptedLead({ ended, payUrl, missing, isPaid, dueOn, bank }: NonNullable<OfferView['order']>): string {
  if (ended !== null) {
    const how = ended === 'withdrawn' ? 'The contract has ended by your withdrawal.' : 'The order was cancelled.';
    return `You accepted this offer. ${how} ${isPaid ? 'We’ll write to you about what you’ve paid.' : 'You don’t need to pay anything.'}`;
  }
  const thanks = 'Thank you. You’ve accepted this offer, and we have your order.';
  const byTransfer = bank.length > 0 ? 'by transfer to the account below' : 'by transfer';
  if (missing > 0)
    return `${thanks} A part of the first payment has arrived. Please pay the other ${formatCents(missing)} ${byTransfer}.`;
  if (payUrl === null) return thanks;
  const byDay = dueOn === null ? '' : ` Please pay the first part by ${dayLabel(dueOn)}.`;
  return `${thanks}${byDay} ${bank.length > 0 ? `You can pay by card, or ${byTransfer}.` : 'To pay by transfer, reply to our e-mail.'}`;
}

/** Accepts the offer: with the payment of the deposit, or without if the agency allows it. */
function Accept({ view, amount }: { view: OfferView; amount: string }) {
  const { offer, sent, terms, beginAtOnce } = view;
  const [right, ...instructions] = withdrawalInstructions(who);
  return (
    <section aria-labelledby="accept">
      <h2 id="accept" className={css.heading}>
        Accept this offer
      </h2>
      <PlainForm method="post" className={css.form} values={{ sent, terms: terms.version }}>
        {offer.business === null && (
          <>
            <p className={css.fine}>{right}</p>
            <Checkbox name="begin" value="yes" label={beginRequest} hint={beginLater} defaultChecked={beginAtOnce} />
            <Disclosure size="s" title="How to withdraw">
              {instructions.map((text) => (
                <p key={text} className={css.fine}>
                  {text}
                </p>
              ))}
            </Disclosure>
          </>
        )}
        <p className={css.fine}>
          By accepting you accept our{' '}
          <a className={css.link} href={terms.path}>
            terms of business
          </a>
          .
        </p>
        <div className={css.actions}>
          <Button type="submit" tone="primary" name="pay" value="card">
            Accept and pay {amount}
          </Button>
          {offer.payLater && (
            <Button type="submit" name="pay" value="later">
              Accept, and pay by transfer
            </Button>
          )}
        </div>
      </PlainForm>
    </section>
  );
}

/** Asks a question by the contact form. */
const Question = ({ view: { offer, token, formToken } }: { view: OfferView }) => (
  <Disclosure size="s" title="Ask a question" headingLevel={2} wide>
    <PlainForm
      method="post"
      action={paths.contact}
      className={css.form}
      values={{
        name: offer.name,
        email: offer.email,
        offer: token,
        formToken,
      }}
    >
      <TextField multiline label="Your question" name="message" rows={5} />
      <p className={css.actions}>
        <Button type="submit">Send</Button>
      </p>
    </PlainForm>
  </Disclosure>
);
