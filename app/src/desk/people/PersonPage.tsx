import { Button, buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { saveFile } from '../../api/browser.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { addBooking } from '../../domain/contract/staff/newBooking.ts';
import { addOffer } from '../../domain/contract/staff/offers.ts';
import { exportData, getPerson, type StaffPerson } from '../../domain/contract/staff/people.ts';
import { formatCents } from '../../domain/money.ts';
import { BookDialog } from '../calendar/BookDialog';
import { ask, queryOf } from '../deskApi.ts';
import { mailStates } from '../mails/MailsPage';
import { statusNames } from '../messages/MessagePage';
import { describeState } from '../offers/OffersPage';
import { MoneyCell } from '../orders/MoneyStrip';
import { StageCell } from '../orders/Stages';
import { useRun } from '../parts/Actions';
import { DialogButton, useMayCall } from '../parts/buttons';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { LinkRow, Row } from '../parts/Row';
import { formatMoment, shortDay, todayHere, useNow } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { EraseDialog, KeptRecords } from './EraseDialog';
import * as css from './people.css.ts';

const newsletterNames = { none: 'No', pending: 'Asked, not confirmed', subscribed: 'Subscribed' } as const;

/** Everything about one e-mail address, on one page. */
export function PersonPage() {
  const { email = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(getPerson, { query: { email } }));
  const isOwner = useMay('owner');
  if (!data) return <Unloaded what="the person" error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead
        list={['/people', 'People']}
        title={data.name || email}
        about={`${data.addresses.join(', ')}${knownSince(data)}`}
      >
        <ContactLinks email={email} person={data} />
      </PageHead>
      <div className={page.two}>
        <div className={page.stack}>
          <Orders email={email} person={data} />
          <Offers person={data} />
          <Calls person={data} />
          <Messages person={data} />
          <Quotes person={data} />
          <Mails person={data} />
        </div>
        <div className={page.stack}>
          <Section title="Consents and account">
            <DescriptionList
              items={[
                { term: 'Account', description: data.account ? `Since ${shortDay(data.account.openedAt)}` : 'None' },
                ...data.newsletter.map(({ status, confirmedAt }) => ({
                  term: 'Newsletter',
                  description: `${newsletterNames[status]}${confirmedAt ? `, confirmed ${shortDay(confirmedAt)}` : ''}`,
                })),
              ]}
            />
          </Section>
          {isOwner ? <DataActions email={email} person={data} /> : null}
        </div>
      </div>
    </>
  );
}

/** " · first contact 14 Oct" */
function knownSince({ orders, bookings, messages, newsletter, account }: StaffPerson): string {
  const moments = [
    ...orders.map(({ createdAt }) => createdAt),
    ...bookings.map(({ bookedAt }) => bookedAt),
    ...messages.map(({ at }) => at),
    ...newsletter.map(({ askedAt }) => askedAt),
    ...(account === null ? [] : [account.openedAt]),
  ].sort();
  return moments[0] === undefined ? '' : `\u00A0· first contact ${shortDay(moments[0])}`;
}

/** Ways to reach a person. */
function ContactLinks({ email, person }: { email: string; person: StaffPerson }) {
  const wanted = { day: todayHere(), isFree: false };
  const who = { name: person.name, email };
  return (
    <div className={page.actions}>
      <Button href={`mailto:${encodeURIComponent(email)}`}>Write an e-mail</Button>
      {useMayCall(addBooking) ? (
        <DialogButton dialog={(onClose) => <BookDialog wanted={wanted} person={who} onClose={onClose} />}>
          Book a call
        </DialogButton>
      ) : null}
      {useMayCall(addOffer) ? (
        <Link className={buttonClass()} to="/offers/new" state={who}>
          Make an offer
        </Link>
      ) : null}
    </div>
  );
}

/** What an owner may do with a person’s data. */
function DataActions({ email, person }: { email: string; person: StaffPerson }) {
  const run = useRun();
  const save = async () => {
    const data = await run(() => ask(exportData, { body: { email } }));
    if (data) saveFile('personal-data.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`);
  };
  return (
    <div className={page.panel}>
      <Section title="Their data">
        <div className={css.data}>
          <p className={page.fine}>
            With an account, they can do both themselves. Here you do it for them, once you know that the request is
            theirs.
          </p>
          <Button wide onClick={save}>
            Export their data
          </Button>
          {person.inTeam ? null : (
            <DialogButton
              tone="danger"
              wide
              dialog={(onClose) => <EraseDialog email={email} person={person} onClose={onClose} />}
            >
              Delete this person
            </DialogButton>
          )}
          {person.inTeam || person.kept.length === 0 ? null : (
            <div className={`${page.fine} ${css.kept}`}>
              If they are deleted, this stays:
              <KeptRecords kept={person.kept} />
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}

function Orders({ email, person: { orders } }: { email: string; person: StaffPerson }) {
  const received = orders.reduce((sum, { money }) => sum + money.received - money.returned, 0);
  if (orders.length === 0) return null;
  return (
    <Section title="Orders" aside={`${formatCents(received)} received`}>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Link data-row to={`/orders/${order.id}`} className={`${page.row} ${css.order}`}>
              <span className={css.title}>
                <span className={page.strong}>{order.title}</span>
                <span className={css.details}>
                  <StageCell order={order} />
                  <span className={page.fine}>
                    {order.reference} · {shortDay(order.createdAt)}
                  </span>
                </span>
              </span>
              <span className={css.money}>
                <MoneyCell order={order} />
              </span>
              <span className={css.total}>{formatCents(order.money.total)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={page.below}>
        <Link className={link} to={`/people/${encodeURIComponent(email)}/statement`}>
          Statement of account
        </Link>
      </p>
    </Section>
  );
}

function Offers({ person: { offers } }: { person: StaffPerson }) {
  if (offers.length === 0) return null;
  return (
    <Section title="Offers" aside={offers.length}>
      <ul>
        {offers.map((offer) => (
          <LinkRow
            key={offer.id}
            to={`/offers/${offer.id}`}
            title={offer.title}
            about={`${describeState(offer)} · ${offer.reference}`}
          >
            {formatCents(offer.total)}
          </LinkRow>
        ))}
      </ul>
    </Section>
  );
}

function Calls({ person: { bookings } }: { person: StaffPerson }) {
  const now = useNow();
  if (bookings.length === 0) return null;
  return (
    <Section title="Calls" aside={bookings.length}>
      <ul>
        {bookings.map((call) => (
          <LinkRow
            key={call.id}
            to={`/calendar/${call.id}`}
            title={`${dayLabel(call.day)}, ${call.time}`}
            about={[call.host ? `With ${call.host.name}` : '', call.order ? `Paid with ${call.order.reference}` : '']
              .filter(Boolean)
              .join(' · ')}
          >
            {stateOf(call, now)}
          </LinkRow>
        ))}
      </ul>
    </Section>
  );
}

function stateOf({ status, end }: StaffBooking, now: number) {
  if (status === 'cancelled') return 'Cancelled';
  return Date.parse(end) > now ? <span className={css.toCome}>Coming up</span> : 'Over';
}

function Messages({ person: { messages } }: { person: StaffPerson }) {
  if (messages.length === 0) return null;
  return (
    <Section title="Messages" aside={messages.length}>
      <ul>
        {messages.map((message) => (
          <LinkRow
            key={message.id}
            to={`/messages/${encodeURIComponent(message.id)}`}
            title={`“${message.beginning}”`}
            about={formatMoment(message.at)}
          >
            <span className={message.status === 'unanswered' ? css.toCome : undefined}>
              {statusNames[message.status]}
            </span>
          </LinkRow>
        ))}
      </ul>
    </Section>
  );
}

function Quotes({ person: { quotes } }: { person: StaffPerson }) {
  if (quotes.length === 0) return null;
  return (
    <Section title="Saved quotes" aside={quotes.length}>
      <ul>
        {quotes.map((quote) => (
          <Row
            key={quote.reference}
            title={<span className={page.strong}>{quote.title}</span>}
            about={`${quote.reference} · valid until ${dayLabel(quote.validUntil)}`}
          >
            <span className={page.strong}>{formatCents(quote.total)}</span>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function Mails({ person: { mails } }: { person: StaffPerson }) {
  if (mails.length === 0) return null;
  return (
    <Section title="Latest e-mails">
      <ul>
        {mails.map((mail) => (
          <LinkRow
            key={mail.id}
            to={`/mail/${encodeURIComponent(mail.id)}`}
            title={mail.subject}
            about={formatMoment(mail.at)}
            alarm={mail.status === 'undelivered'}
          >
            {mailStates[mail.status]}
          </LinkRow>
        ))}
      </ul>
    </Section>
  );
}
