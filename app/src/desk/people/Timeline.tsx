import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayLabel } from '../../domain/booking/labels.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import type { StaffPerson } from '../../domain/contract/staff/people.ts';
import { formatCents } from '../../domain/money.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import { stageWords } from '../../domain/staff/stages.ts';
import { capitalised } from '../../domain/words.ts';
import { outcomeWords } from '../calendar/CallActions';
import { statusNames } from '../messages/MessagePage';
import { describeState } from '../offers/OffersPage';
import { DialogButton } from '../parts/buttons';
import { OpenDialog } from '../parts/OpenDialog';
import { LinkRow, Row } from '../parts/Row';
import { formatMoment, shortDay, todayHere, useNow } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './people.css.ts';

/** Something on the line of time. */
interface Entry {
  /** An instant, in UTC. */
  at: string;
  row: ReactNode;
}

/** What someone saved, ordered, booked and wrote, and what was offered to them, the latest first. */
export function Timeline({ email, person }: { email: string; person: StaffPerson }) {
  const now = useNow();
  const { orders, offers, bookings, messages, quotes } = person;
  const received = orders.reduce((sum, { money }) => sum + money.received - money.returned, 0);
  const entries: Entry[] = [
    ...orders.map((order): Entry => {
      const { text, alarm } = moneyWords(order);
      const about = ['Order', order.reference, text, stageWords(order)];
      return {
        at: order.createdAt,
        row: (
          <LinkRow
            key={order.id}
            to={`/orders/${order.id}`}
            title={order.title}
            about={[...about, shortDay(order.createdAt)].join(' · ')}
            alarm={alarm}
          >
            <span className={css.amount}>{formatCents(order.money.total)}</span>
          </LinkRow>
        ),
      };
    }),
    ...offers.map(
      (offer): Entry => ({
        at: offer.updatedAt,
        row: (
          <LinkRow
            key={offer.id}
            to={`/offers/${offer.id}`}
            title={offer.title}
            about={['Offer', offer.reference, describeState(offer), shortDay(offer.updatedAt)].join(' · ')}
          >
            {formatCents(offer.total)}
          </LinkRow>
        ),
      }),
    ),
    ...bookings.map(
      (call): Entry => ({
        at: call.start,
        row: (
          <LinkRow
            key={call.id}
            to={`/calendar/${call.id}`}
            title={`${dayLabel(call.day)}, ${call.time}`}
            about={[
              'Call',
              ...(call.host ? [`with ${call.host.name}`] : []),
              ...(call.order ? [`paid with ${call.order.reference}`] : []),
            ].join(' · ')}
          >
            {stateOf(call, now)}
          </LinkRow>
        ),
      }),
    ),
    ...messages.map(
      (message): Entry => ({
        at: message.at,
        row: (
          <LinkRow
            key={message.id}
            to={`/messages/${encodeURIComponent(message.id)}`}
            title={`“${message.beginning}”`}
            about={`Message · ${formatMoment(message.at)}`}
          >
            <span className={message.status === 'unanswered' ? css.toCome : undefined}>
              {statusNames[message.status]}
            </span>
          </LinkRow>
        ),
      }),
    ),
    ...quotes.map((quote): Entry => ({ at: quote.savedAt, row: <QuoteRow key={quote.reference} quote={quote} /> })),
  ];
  if (entries.length === 0) return null;
  return (
    <Section title="What happened" aside={orders.length > 0 ? `${formatCents(received)} received` : undefined}>
      <ul>{entries.sort((one, other) => other.at.localeCompare(one.at)).map(({ row }) => row)}</ul>
      {orders.length > 0 ? (
        <p className={page.below}>
          <Link className={link} to={`/people/${encodeURIComponent(email)}/statement`}>
            Statement of account
          </Link>
        </p>
      ) : null}
    </Section>
  );
}

function stateOf({ status, outcome, end }: StaffBooking, now: number) {
  if (outcome !== null) return capitalised(outcomeWords[outcome].is);
  if (status === 'cancelled') return 'Cancelled';
  return Date.parse(end) > now ? <span className={css.toCome}>Coming up</span> : 'Over';
}

/** A saved quote. Its link is a secret of its owner, so what is in it is shown here. */
function QuoteRow({ quote }: { quote: StaffPerson['quotes'][number] }) {
  const { title, reference, total, validUntil, lines, answers } = quote;
  const isOver = validUntil < todayHere();
  return (
    <Row
      title={<span className={page.strong}>{title}</span>}
      about={[
        'Saved quote',
        reference,
        formatCents(total),
        `${isOver ? 'expired' : 'valid until'} ${dayLabel(validUntil)}`,
        shortDay(quote.savedAt),
      ].join(' · ')}
    >
      <DialogButton
        size="s"
        aria-label={`What’s in it: ${title}, ${reference}`}
        dialog={(onClose) => (
          <OpenDialog title={title} onClose={onClose}>
            <DescriptionList
              items={[
                ...lines.map(({ label, amount }) => ({ term: label, description: formatCents(amount), figure: true })),
                { term: 'Total', description: formatCents(total), figure: true },
                ...answers.map(({ name, value }) => ({ term: name, description: value })),
              ]}
            />
          </OpenDialog>
        )}
      >
        What’s in it
      </DialogButton>
    </Row>
  );
}
