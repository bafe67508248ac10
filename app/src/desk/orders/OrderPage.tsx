import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { beginningWords } from '../../domain/beginning.ts';
import { type StaffOrder, staffOrderSchema } from '../../domain/contract/staff/orders.ts';
import { formatCents, formatEuro } from '../../domain/money.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import { stageNames, stages } from '../../domain/staff/stages.ts';
import { read } from '../deskApi.ts';
import { MailsAbout } from '../mails/MailsAbout';
import { usePerformAction } from '../parts/Actions';
import { Customer } from '../parts/Customer';
import { Events } from '../parts/Events';
import { Fact, Facts } from '../parts/Facts';
import { Failure } from '../parts/Failure';
import { Section } from '../parts/Section';
import { momentInWords } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { Balance } from './Balance';
import { Disputes } from './Disputes';
import { Invoices } from './Invoices';
import { MoneyStrip } from './MoneyStrip';
import { NoteForm } from './NoteForm';
import * as css from './orders.css.ts';
import { Payments } from './Payments';
import { StageMark } from './StageMark';

/** One order: its money, what the buyer chose and wrote, notes, e-mails and history. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['order', id],
    queryFn: () => read(`/orders/${id}`, staffOrderSchema),
  });
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return <p className={page.empty}>Loading the order …</p>;
  return (
    <>
      <p className={page.back}>
        <Link className={link} to="/orders">
          Orders
        </Link>
      </p>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>{data.title}</h1>
          <p className={page.quiet}>
            {data.name} · placed {momentInWords(data.createdAt)} · {data.reference}
          </p>
        </div>
        <Stages order={data} />
      </div>
      <div className={page.two}>
        <div className={page.stack}>
          <Money order={data} />
          <Disputes payments={data.payments} />
          <Balance order={data} />
          <Bought order={data} />
          <Payments order={data} />
          <Invoices order={data} />
          <Answers order={data} />
          <MailsAbout mails={data.mails} />
        </div>
        <div className={page.stack}>
          <Customer name={data.name} email={data.email} business={data.business} />
          <Notes order={data} />
          <Section title="History">
            <Events events={data.events} />
          </Section>
        </div>
      </div>
    </>
  );
}

function Stages({ order }: { order: StaffOrder }) {
  const performAction = usePerformAction();
  if (!useMay('staff')) return <StageMark stage={order.stage} />;
  return (
    <fieldset className={page.choices}>
      <legend hidden>Stage</legend>
      {stages.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === order.stage}
          className={button({ look: stage === order.stage ? 'strong' : 'plain' })}
          onClick={() =>
            stage === order.stage
              ? undefined
              : performAction({
                  path: `/orders/${order.id}/stage`,
                  body: { stage, version: order.version },
                  done: `Stage set to ${stageNames[stage]}.`,
                  undoable: true,
                })
          }
        >
          {stageNames[stage]}
        </button>
      ))}
    </fieldset>
  );
}

function Money({ order }: { order: StaffOrder }) {
  const { money } = order;
  const words = moneyWords(order.status, money, order.deposit, order.balance?.state);
  const facts: [string, number][] = [
    ['Received', money.received],
    ['Gone back', money.returned],
    ['Disputed', money.disputed],
    ['On its way', money.pending],
    ['Still due', money.due],
  ];
  return (
    <Section title="Money" aside={`${formatCents(money.received)} of ${formatCents(money.total)} received`}>
      <div className={css.big}>
        <MoneyStrip money={money} />
      </div>
      <p className={words.alarm ? page.alarm : page.quiet}>{words.text}</p>
      <Facts>
        {facts
          .filter(([, cents]) => cents > 0)
          .map(([name, cents]) => (
            <Fact key={name} name={name} isAmount>
              {formatCents(cents)}
            </Fact>
          ))}
      </Facts>
    </Section>
  );
}

function Bought({ order }: { order: StaffOrder }) {
  return (
    <Section title="What was bought" aside="As the customer saw it">
      <table className={css.bill}>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.label}
                <p className={page.fine}>{line.rule}</p>
              </th>
              <td>{formatEuro(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatCents(order.money.total)}</td>
          </tr>
        </tfoot>
      </table>
      <Facts>
        {order.beginning ? (
          <Fact name="Begin">
            {beginningWords(order.beginning)}
            {order.beginning.requestedAt && !order.beginning.withdrawal
              ? ` (${momentInWords(order.beginning.requestedAt)})`
              : ''}
          </Fact>
        ) : null}
        <Fact name="Terms accepted">
          {order.terms ? (
            <a className={link} href={order.terms.path} target="_blank" rel="noopener">
              Those in force since {momentInWords(order.terms.since)}
            </a>
          ) : (
            'None: ordered before there were any'
          )}
        </Fact>
      </Facts>
    </Section>
  );
}

function Answers({ order }: { order: StaffOrder }) {
  if (order.answers.length === 0) return null;
  return (
    <Section title="What they chose and told us">
      <Facts>
        {order.answers.map(({ question, answer }) => (
          <Fact key={question} name={question}>
            {answer}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

function Notes({ order }: { order: StaffOrder }) {
  const may = useMay('staff');
  return (
    <Section title="Notes" aside="Only for the team">
      <ul>
        {order.notes.map((note) => (
          <li key={note.id} className={page.entry}>
            {note.text}
            <p className={page.fine}>
              {note.author}, {momentInWords(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {may ? <NoteForm orderId={order.id} /> : null}
    </Section>
  );
}
