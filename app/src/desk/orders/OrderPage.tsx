import { Alert } from '@agency-site/ui/Alert';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isOverdue, leftWords } from '../../domain/balance.ts';
import { beginningWords } from '../../domain/beginning.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { pathOf } from '../../domain/contract/endpoint.ts';
import { limits } from '../../domain/contract/limits.ts';
import { downloadInvoice } from '../../domain/contract/staff/invoices.ts';
import { addNote, getOrder, type StaffOrder } from '../../domain/contract/staff/orders.ts';
import { kindNames } from '../../domain/invoice/invoice.ts';
import { formatCents, formatEuro, formatExact } from '../../domain/money.ts';
import { restOf } from '../../domain/orderStatus.ts';
import { queryOf } from '../deskApi.ts';
import { ActionForm } from '../parts/ActionForm';
import { useMayCall } from '../parts/buttons';
import { Customer } from '../parts/Customer';
import { History, MailsAbout } from '../parts/History';
import { LimitedField } from '../parts/LimitedField';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { formatMoment, shortDay, todayHere } from '../parts/times.ts';
import { link } from '../style/controls.css';
import * as page from '../style/page.css';
import { Disputes } from './Disputes';
import { Extras } from './Extras';
import { MoneyParts } from './MoneyStrip';
import { Next } from './Next';
import * as css from './orders.css';
import { Payments } from './Payments';
import { Stages } from './Stages';

/** One order: its money, what the buyer chose and wrote, notes, e-mails and history. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(getOrder, { params: { id } }));
  if (!data) return <Unloaded what="the order" error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead
        list={['/orders', 'Orders']}
        title={data.title}
        about={`${data.name}\u00A0· placed ${formatMoment(data.createdAt)}\u00A0· ${data.reference}`}
      >
        <Stages order={data} />
      </PageHead>
      <div className={css.orderColumns}>
        <Next order={data} />
        <div className={`${page.stack} ${css.orderItself}`}>
          <Money order={data} />
          <Disputes payments={data.payments} />
          <Balance order={data} />
          <Payments order={data} />
          <Bought order={data} />
          <Extras order={data} />
          <Invoices order={data} />
          <Answers order={data} />
          <MailsAbout mails={data.mails} />
        </div>
        <div className={page.stack}>
          <Customer name={data.name} email={data.email} business={data.business} />
          <Notes order={data} />
          <History events={data.events} />
        </div>
      </div>
    </>
  );
}

function Money({ order }: { order: StaffOrder }) {
  const { money, balance } = order;
  return (
    <Section title="Money" aside={`${formatCents(money.received)} of ${formatCents(money.total)} received`}>
      <MoneyParts order={order} />
      {balance?.dueOn && order.balanceRequest === null ? (
        <p className={page.quiet}>
          The first part, {formatCents(balance.amount)}, {balance.state === 'overdue' ? 'was' : 'is'} due by{' '}
          {dayLabel(balance.dueOn)}. We send reminders until it has arrived.
        </p>
      ) : null}
      {order.duplicate ? (
        <Alert tone="warning">
          Possibly the same as{' '}
          <Link className={link} to={`/orders/${order.duplicate.id}`}>
            {order.duplicate.reference}
          </Link>
          , which the same buyer paid within a day. If it’s a mistake, refund one of them.
        </Alert>
      ) : null}
    </Section>
  );
}

function Bought({ order: { lines, money, beginning, terms, offer } }: { order: StaffOrder }) {
  const begin = beginning && beginningWords(beginning, money.received > money.returned || money.pending > 0);
  return (
    <div className={css.bought}>
      <OrderSummary
        title="What was bought"
        caption="As the customer saw it"
        lines={lines.map(({ id, label, rule, amount }) => ({
          id,
          label,
          rule,
          amount: formatEuro(amount),
          kind: amount < 0 ? 'discount' : 'charge',
        }))}
        total={formatCents(money.total)}
      />
      <div className={css.boughtFacts}>
        <DescriptionList
          items={[
            offer && {
              term: 'Offer',
              description: (
                <Link className={link} to={`/offers/${offer}`}>
                  As the customer accepted it
                </Link>
              ),
            },
            beginning && {
              term: 'Begin',
              description:
                beginning.requestedAt && !beginning.withdrawal
                  ? `${begin} (${formatMoment(beginning.requestedAt)})`
                  : begin,
            },
            {
              term: 'Terms accepted',
              description: (
                <a className={link} href={terms.path} target="_blank" rel="noopener">
                  Those in force since {formatMoment(terms.since)}
                </a>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}

function Answers({ order }: { order: StaffOrder }) {
  if (order.answers.length === 0) return null;
  return (
    <Section title="What they chose and told us">
      <DescriptionList items={order.answers.map(({ question, answer }) => ({ term: question, description: answer }))} />
    </Section>
  );
}

function Notes({ order }: { order: StaffOrder }) {
  return (
    <Section title="Notes" aside="Only for the team">
      <ul>
        {order.notes.map((note) => (
          <li key={note.id} className={page.entry}>
            {note.text}
            <p className={page.fine}>
              {note.author}, {formatMoment(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {useMayCall(addNote) ? (
        <ActionForm
          onSubmit={(entered) => ({
            endpoint: addNote,
            params: { id: order.id },
            body: { text: entered('text') },
            done: 'Note added.',
            undoable: true,
          })}
          submit="Add the note"
          tone="line"
        >
          <LimitedField multiline label="New note" name="text" limit={limits.notes} required />
        </ActionForm>
      ) : null}
    </Section>
  );
}

/** The open request of an order's balance, with its parts. Nothing if there is none. */
function Balance({ order: { balanceRequest: request, money } }: { order: StaffOrder }) {
  if (request === null) return null;
  const rest = restOf(money);
  return (
    <Section title="Balance" aside={`${formatCents(money.due || money.pending)} ${rest === 'none' ? 'due' : rest}`}>
      <ul>
        {request.instalments.map((part) => {
          const { amount, dueOn, left } = part;
          const isLate = left > 0 && isOverdue(dueOn, todayHere());
          return (
            <li key={`${dueOn} ${amount}`} className={page.entry}>
              {formatCents(amount)}
              {dueOn === null ? '' : `, by ${dayLabel(dueOn)}`}
              <p className={isLate ? `${page.fine} ${page.alarm}` : page.fine}>
                {left === 0 ? leftWords(part) : left < amount ? `${formatCents(left)} left` : 'Not paid yet'}
                {isLate ? ', overdue' : ''}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={`${css.under} ${page.fine}`}>Requested {formatMoment(request.requestedAt)}.</p>
    </Section>
  );
}

/** The invoices and credit notes of an order, each as PDF and XML. */
function Invoices({ order }: { order: StaffOrder }) {
  if (order.invoices.length === 0) return null;
  return (
    <Section title="Invoices">
      <ul>
        {order.invoices.map(({ id, kind, number, issuedOn, total, missingLetters }) => (
          <li key={id} className={`${page.entry} ${css.payment}`}>
            <div>
              {kindNames[kind]} {number}, {formatExact(total)}
              <p className={page.fine}>{shortDay(issuedOn)}</p>
              {missingLetters && (
                <p className={page.fine}>The PDF shows � instead of {missingLetters}. The XML has all letters.</p>
              )}
            </div>
            {(['pdf', 'xml'] as const).map((format) => (
              <a
                key={format}
                className={link}
                href={pathOf(downloadInvoice.route, { params: { invoice: id, format } })}
                aria-label={`${number} as ${format.toUpperCase()}`}
                download
              >
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
