import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { saveFile } from '../../api/saveFile.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { personSchema, type StaffPerson } from '../../domain/contract/staff/people.ts';
import { formatCents } from '../../domain/money.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import { post, read } from '../deskApi.ts';
import { mailStates } from '../mails/MailsPage';
import { statusNames } from '../messages/statusNames.ts';
import { useRun } from '../parts/Actions';
import { Fact, Facts } from '../parts/Facts';
import { Failure } from '../parts/Failure';
import { LinkRow } from '../parts/LinkRow';
import * as list from '../parts/listPage.css.ts';
import { Section } from '../parts/Section';
import { momentInWords, shortDay } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { EraseDialog } from './EraseDialog';

const newsletterNames = { none: 'No', pending: 'Asked, not confirmed', subscribed: 'Subscribed' } as const;

/** Everything about one e-mail address, on one page. */
export function PersonPage() {
  const { email = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['person', email],
    queryFn: () => read(`/person?${new URLSearchParams({ email })}`, personSchema),
  });
  const isOwner = useMay('owner');
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return <p className={page.empty}>Loading …</p>;
  return (
    <>
      <p className={page.back}>
        <Link className={link} to="/people">
          People
        </Link>
      </p>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>{data.name || email}</h1>
          <p className={page.quiet}>{data.addresses.join(', ')}</p>
        </div>
        {isOwner ? <Owned email={email} person={data} /> : null}
      </div>
      <div className={page.two}>
        <div className={page.stack}>
          <Orders person={data} />
          <Calls person={data} />
          <Messages person={data} />
          <Quotes person={data} />
        </div>
        <div className={page.stack}>
          <Section title="Consents and account">
            <Facts>
              <Fact name="Account">{data.account === null ? 'None' : `Since ${shortDay(data.account.openedAt)}`}</Fact>
              {data.newsletter.map((each) => (
                <Fact key={each.email} name="Newsletter">
                  {newsletterNames[each.status]}
                  {each.confirmedAt === null ? '' : `, confirmed ${shortDay(each.confirmedAt)}`}
                </Fact>
              ))}
            </Facts>
          </Section>
          {data.mails.length > 0 ? (
            <Section title="Latest e-mails">
              <ul>
                {data.mails.map((mail) => (
                  <li key={mail.id}>
                    <LinkRow
                      to={`/mail/${encodeURIComponent(mail.id)}`}
                      title={mail.subject}
                      about={`${mailStates[mail.status]} · ${momentInWords(mail.at)}`}
                    />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** What an owner may do with a person’s data. */
function Owned({ email, person }: { email: string; person: StaffPerson }) {
  const run = useRun();
  const [asks, setAsks] = useState(false);
  const save = async () => {
    const data = await run(() => post('/person/export', { email }, z.looseObject({})));
    if (data) saveFile('personal-data.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`);
  };
  return (
    <div className={page.actions}>
      <button type="button" className={button()} onClick={save}>
        Export their data
      </button>
      {person.inTeam ? null : (
        <button type="button" className={button({ look: 'danger' })} onClick={() => setAsks(true)}>
          Delete this person
        </button>
      )}
      {asks ? <EraseDialog email={email} person={person} onClose={() => setAsks(false)} /> : null}
    </div>
  );
}

function Orders({ person: { orders } }: { person: StaffPerson }) {
  return (
    <Section title="Orders" aside={orders.length}>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <LinkRow
              to={`/orders/${order.id}`}
              title={order.title}
              about={`${moneyWords(order.status, order.money, order.deposit, order.balance?.state).text} · ${order.reference}`}
              aside={formatCents(order.money.total)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Calls({ person: { bookings } }: { person: StaffPerson }) {
  if (bookings.length === 0) return null;
  return (
    <Section title="Calls" aside={bookings.length}>
      <ul>
        {bookings.map((call) => (
          <li key={call.id} className={page.row}>
            <Link className={link} to={`/calendar/${call.id}`}>
              {dayLabel(call.day)}, {call.time}
            </Link>
            {call.status === 'cancelled' ? ', cancelled' : ''}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Messages({ person: { messages } }: { person: StaffPerson }) {
  if (messages.length === 0) return null;
  return (
    <Section title="Messages" aside={messages.length}>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <LinkRow
              to={`/messages/${encodeURIComponent(message.id)}`}
              title={message.beginning}
              about={`${statusNames[message.status]} · ${momentInWords(message.at)}`}
            />
          </li>
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
          <li key={quote.reference} className={`${page.row} ${list.row}`}>
            <span className={list.words}>
              {quote.title}
              <span className={page.fine}>
                {quote.reference} · valid until {dayLabel(quote.validUntil)}
              </span>
            </span>
            <span>{formatCents(quote.total)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
