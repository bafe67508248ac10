import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { DateField } from '@agency-site/ui/DateField';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { dayLabel } from '../../domain/booking/labels.ts';
import { limits } from '../../domain/contract/limits.ts';
import {
  acceptByPhone,
  addOffer,
  getOffer,
  type StaffOffer,
  saveOffer,
  sendOffer,
  withdrawOffer,
} from '../../domain/contract/staff/offers.ts';
import { getOrder, type StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents, formatEuro, toCents } from '../../domain/money.ts';
import { type Offer, priceOffer } from '../../domain/offer.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import { queryOf } from '../deskApi.ts';
import { statusNames } from '../messages/MessagePage';
import { EmailDialog, FormDialog } from '../parts/ActionForm';
import { useSend } from '../parts/Actions';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { Customer } from '../parts/Customer';
import { History, MailsAbout } from '../parts/History';
import { LimitedField } from '../parts/LimitedField';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { LinkRow } from '../parts/Row';
import { formatMoment, todayHere } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { OfferForm } from './OfferForm';
import { describeState } from './OffersPage';
import * as css from './offers.css.ts';
import {
  blankOffer,
  depositIn,
  linesIn,
  type OfferedTo,
  offerIn,
  type TypedOffer,
  typedOf,
  usualEnd,
} from './typedOffer.ts';

/** One offer: written, or read once it is accepted. */
export function OfferPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(getOffer, { params: { id } }));
  const mayWrite = useMayCall(saveOffer);
  if (!data) return <Unloaded what="the offer" error={error} onRetry={refetch} />;
  return data.state === 'accepted' || !mayWrite ? <ReadOffer offer={data} /> : <WriteOffer key={id} offer={data} />;
}

/** Begins an offer, for the person it was opened for. */
export function NewOfferPage() {
  const navigate = useNavigate();
  const send = useSend();
  const { state } = useLocation() as { state: OfferedTo | null };
  const [typed, setTyped] = useState(() => blankOffer(todayHere(), state));
  const extended = state?.order;
  return (
    <>
      <PageHead
        list={['/offers', 'Offers']}
        title="New offer"
        about={`${extended ? `An extra to ${extended.reference}. ` : ''}Nothing is sent yet.`}
      />
      <div className={css.columns}>
        <OfferForm
          typed={typed}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          onSave={async (offer) => {
            const body = { ...offer, forOrder: extended?.id ?? null };
            const added = await send({ endpoint: addOffer, body }, 'The draft is saved.');
            if (added) navigate(`/offers/${added.id}`, { replace: true });
          }}
        />
        <Receipt typed={typed} />
      </div>
    </>
  );
}

const isSame = (typed: TypedOffer, draft: Offer) =>
  JSON.stringify(offerIn(typed)) === JSON.stringify(offerIn(typedOf(draft)));

function WriteOffer({ offer }: { offer: StaffOffer }) {
  const send = useSend();
  /** The stored offer that the fields began with. */
  const [begun, setBegun] = useState(offer);
  const [typed, setTyped] = useState(() => typedOf(offer.draft));
  const isSaved = isSame(typed, offer.draft);
  const isSent = offer.sent.length > 0;
  const isOutdated = offer.version !== begun.version;
  const show = () => {
    setBegun(offer);
    setTyped(typedOf(offer.draft));
  };
  if (isOutdated && (isSaved || isSame(typed, begun.draft))) show();
  return (
    <>
      <Head offer={offer} note={isSaved ? '' : ', not saved yet'} />
      <Alert tone="warning" action={<Button onClick={show}>Show theirs</Button>}>
        {isOutdated && !isSaved && 'Someone else has changed this offer in the meantime. What you typed is still here.'}
      </Alert>
      <div className={css.columns}>
        <OfferForm
          typed={typed}
          isSaved={isSaved}
          isSent={isSent}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          onSave={(draft) =>
            send(
              { endpoint: saveOffer, params: { id: offer.id }, body: { ...draft, version: begun.version } },
              isSent ? 'Saved. The customer sees it once you send it again.' : 'The draft is saved.',
            )
          }
        >
          <Send offer={offer} isSaved={isSaved} />
        </OfferForm>
        <div className={page.stack}>
          <Next offer={offer} isSaved={isSaved} />
          <Receipt typed={typed} />
          <About offer={offer} />
        </div>
      </div>
    </>
  );
}

function ReadOffer({ offer }: { offer: StaffOffer }) {
  const query = queryOf(getOrder, { params: { id: offer.order ?? '' } });
  const { data: order, error, refetch } = useQuery({ ...query, enabled: offer.order !== null });
  if (offer.order !== null && !order) return <Unloaded what="the order" error={error} onRetry={refetch} />;
  return (
    <>
      <Head offer={offer} />
      <div className={css.columns}>
        <Receipt typed={typedOf(offer.sent.at(-1)?.offer ?? offer.draft)} order={order} />
        <div className={page.stack}>
          <Next offer={offer} isSaved />
          <About offer={offer} />
        </div>
      </div>
    </>
  );
}

const Head = ({ offer, note = '' }: { offer: StaffOffer; note?: string }) => (
  <PageHead
    list={['/offers', 'Offers']}
    title={offer.title}
    about={<span role="status">{`${offer.name}\u00A0· ${describeState(offer)}${note}\u00A0· ${offer.reference}`}</span>}
  />
);

/** Sends the offer, after its e-mail was shown. It stands out while the customer doesn't have what is saved. */
function Send({ offer, isSaved }: { offer: StaffOffer; isSaved: boolean }) {
  const { id, version, email, problem, preview, sent, isChanged } = offer;
  const isSent = sent.length > 0;
  return (
    <>
      <DialogButton
        tone={isSaved && (isChanged || !isSent) ? 'primary' : 'line'}
        unavailable={!isSaved || preview === null}
        dialog={(onClose) =>
          preview && (
            <EmailDialog
              email={preview}
              action={{
                endpoint: sendOffer,
                params: { id },
                body: { version },
                done: `The offer goes to ${email} in a few seconds.`,
                undoable: true,
              }}
              onClose={onClose}
            />
          )
        }
      >
        {isSent ? 'Send it again' : 'Send the offer'}
      </DialogButton>
      <span className={page.fine}>
        {isSaved ? (problem ?? 'You see the e-mail before it is sent.') : 'Save it before you send it.'}
      </span>
    </>
  );
}

/** What else can be done with an offer. */
function Next({ offer, isSaved }: { offer: StaffOffer; isSaved: boolean }) {
  const navigate = useNavigate();
  const send = useSend();
  const { state, problem, draft, sent } = offer;
  const isDraft = state === 'draft';
  if (!useMayCall(sendOffer)) return null;
  const params = { id: offer.id };
  const body = { version: offer.version };
  const copy = async () => {
    const shown: Offer = state === 'accepted' ? (sent.at(-1)?.offer ?? draft) : draft;
    const added = await send(
      {
        endpoint: addOffer,
        body: { ...shown, validUntil: usualEnd(todayHere()), forOrder: offer.extraTo?.id ?? null },
      },
      'Here’s a copy. Nothing of it is sent yet.',
    );
    if (added) navigate(`/offers/${added.id}`);
  };
  return (
    <div className={page.panel}>
      <Section title="Next">
        <div className={page.form}>
          {offer.order ? (
            <p>
              <Link className={link} to={`/orders/${offer.order}`}>
                Open the order
              </Link>
            </p>
          ) : (
            <DialogButton
              wide
              unavailable={!isSaved || problem !== null}
              dialog={(onClose) => <PhoneDialog offer={offer} onClose={onClose} />}
            >
              Accepted on the phone
            </DialogButton>
          )}
          <p className={page.actions}>
            <Button onClick={copy}>Copy</Button>
            {state === 'accepted' || state === 'withdrawn' ? null : (
              <ActionButton
                className={page.alarm}
                action={{
                  endpoint: withdrawOffer,
                  params,
                  body,
                  done: isDraft
                    ? 'The draft is discarded. You find it among the withdrawn offers.'
                    : 'The offer is withdrawn: it can’t be accepted any more. A customer who has it gets an e-mail.',
                  undoable: true,
                }}
              >
                {isDraft ? 'Discard the draft' : 'Withdraw'}
              </ActionButton>
            )}
          </p>
        </div>
      </Section>
    </div>
  );
}

/** Makes an order of an offer that the customer accepted on the phone. */
function PhoneDialog({ offer: { id, version, draft }, onClose }: { offer: StaffOffer; onClose: () => void }) {
  const send = useSend();
  const navigate = useNavigate();
  return (
    <FormDialog
      title="Accepted on the phone"
      submit="Make it an order"
      onClose={onClose}
      onSubmit={async (entered) => {
        const body = { version, by: entered('by'), on: entered('on'), beginAtOnce: entered('begin') === 'yes' };
        const made = await send({ endpoint: acceptByPhone, params: { id }, body }, 'It’s an order now.');
        if (made) navigate(`/orders/${made.order}`);
        return made !== undefined;
      }}
    >
      <p>
        It can’t be changed afterwards. {draft.name} gets an e-mail with what was agreed, the terms, how to pay
        {draft.business ? '.' : ', and how to withdraw.'}
      </p>
      <LimitedField label="Who accepted it" name="by" limit={limits.name} defaultValue={draft.name} required />
      <DateField label="On which day" name="on" defaultValue={todayHere()} max={todayHere()} required />
      {draft.business ? null : (
        <Checkbox
          name="begin"
          value="yes"
          label="They asked us to begin at once"
          hint="Otherwise the work begins once the 14 days to withdraw are over."
        />
      )}
    </FormDialog>
  );
}

interface ReceiptProps {
  typed: TypedOffer;
  /** The order that was made of it. */
  order?: StaffOrder | undefined;
}

/** What the customer sees, or has accepted and paid. */
function Receipt({ typed, order }: ReceiptProps) {
  const deposit = depositIn(typed) ?? { of: 'percent', value: 100 };
  const { price, due } = priceOffer({ lines: linesIn(typed), deposit });
  return (
    <div className={css.receipt}>
      <OrderSummary
        title={typed.title || 'Our offer'}
        caption={order ? 'As it was accepted' : 'As the customer sees it'}
        empty="Lines appear here, each with its price."
        lines={price.lines.map(({ id, label, rule, why, amount, kind }) => ({
          id,
          label,
          rule,
          explanation: why,
          amount: formatEuro(amount),
          kind,
        }))}
        total={formatEuro(price.total)}
        due={{ label: firstWords(due.amount, order), amount: formatEuro(due.amount), rule: due.rule }}
        later={due.later > 0 ? { label: 'Later', amount: formatEuro(due.later) } : undefined}
        note={
          order
            ? `${moneyWords(order).text}.`
            : typed.validUntil === ''
              ? undefined
              : `Valid until ${dayLabel(typed.validUntil)}.`
        }
      />
    </div>
  );
}

/** What the first payment is called. @param euro its amount */
function firstWords(euro: number, order: StaffOrder | undefined): string {
  if (!order) return 'When they accept';
  return order.money.received >= toCents(euro) ? 'Paid first' : 'To be paid first';
}

const About = ({ offer }: { offer: StaffOffer }) => (
  <>
    {offer.extraTo ? (
      <p>
        Extra to{' '}
        <Link className={link} to={`/orders/${offer.extraTo.id}`}>
          {offer.extraTo.reference}
        </Link>
      </p>
    ) : null}
    <Customer name={offer.name} email={offer.email} business={offer.draft.business} />
    {offer.sent.length > 0 ? (
      <Section title="What was sent">
        <DescriptionList
          items={offer.sent.map((version) => ({
            term: `Version ${version.number}, ${formatMoment(version.sentAt)}`,
            description: `${version.offer.title}, ${formatCents(version.offer.lines.reduce((sum, { amount }) => sum + amount, 0))}, valid until ${dayLabel(version.offer.validUntil)}`,
          }))}
        />
        {offer.link && offer.state !== 'withdrawn' ? (
          <p className={page.below}>
            <a className={link} href={offer.link} target="_blank" rel="noopener">
              Open the customer’s page
            </a>
          </p>
        ) : null}
      </Section>
    ) : null}
    {offer.questions.length > 0 ? (
      <Section title="Questions">
        <ul>
          {offer.questions.map(({ id, status, at }) => (
            <LinkRow key={id} to={`/messages/${id}`} title="Question" about={formatMoment(at)}>
              {statusNames[status]}
            </LinkRow>
          ))}
        </ul>
      </Section>
    ) : null}
    <MailsAbout mails={offer.mails} />
    <History events={offer.events} />
  </>
);
