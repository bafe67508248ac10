import { Alert } from '@agency-site/ui/Alert';
import { DateField } from '@agency-site/ui/DateField';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../domain/contract/limits.ts';
import { addTransfer, matchTransfer } from '../../domain/contract/staff/orders.ts';
import { formatCents, parseEuro } from '../../domain/money.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import { formatList } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { ActionForm, notYet } from '../parts/ActionForm';
import { ActionButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { Row } from '../parts/Row';
import { todayHere } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { AmountField } from './PaymentDialogs';

interface Entered {
  /** Cents. */
  amount: number;
  day: string;
  text: string;
}

/** Enters a transfer from the bank statement, for the order that fits it. */
export function TransferPage() {
  const [amount, setAmount] = useState('');
  const [entered, setEntered] = useState<Entered | null>(null);
  const [noted, setNoted] = useState(0);
  const done = () => {
    setEntered(null);
    setAmount('');
    setNoted((before) => before + 1);
  };
  const cents = parseEuro(amount) ?? 0;
  return (
    <>
      <PageHead list={['/orders', 'Orders']} title="Enter a transfer" about="As it is on the bank statement." />
      <div className={page.two}>
        <ActionForm
          key={noted}
          submit="Find its order"
          unavailable={cents <= 0}
          onSubmit={async (field) => {
            setEntered({ amount: cents, day: field('day'), text: field('text') });
            return notYet(null);
          }}
        >
          <AmountField value={amount} onValueChange={setAmount} />
          <DateField label="Day it arrived" name="day" defaultValue={todayHere()} max={todayHere()} required />
          <LimitedField
            label="Text on the bank statement"
            hint="With the reference, the number of an invoice, or the name of the customer."
            name="text"
            limit={limits.reference}
            required
          />
        </ActionForm>
        {entered ? <Matches entered={entered} onDone={done} /> : null}
      </div>
    </>
  );
}

const reasons = { reference: 'the reference', invoice: 'an invoice', amount: 'the amount', name: 'the name' } as const;

function Matches({ entered: { amount, day, text }, onDone }: { entered: Entered; onDone: () => void }) {
  const { data, error, refetch } = useQuery(queryOf(matchTransfer, { query: { amount: String(amount), text } }));
  if (!data) return <Unloaded what="the orders" error={error} onRetry={refetch} />;
  return (
    <Section title="Which order it is for">
      {data.matches.length === 0 ? (
        <Alert tone="info">
          No order fits. Look for the customer in the list of orders, and mark the order as paid by transfer there.
        </Alert>
      ) : null}
      <ul>
        {data.matches.map(({ order, version, expected, by }) => {
          const more = amount - expected;
          const label = `Enter ${formatCents(amount)} as paid`;
          const due = expected > 0 ? `${formatCents(expected)} due` : `${moneyWords(order).text}, nothing is due`;
          const excess = more > 0 ? `, this is ${formatCents(more)} more` : '';
          return (
            <Row
              key={order.id}
              title={
                <Link className={link} to={`/orders/${order.id}`}>
                  {order.name}: {order.title}
                </Link>
              }
              about={`${order.reference} · ${due}${excess}${by.length > 0 ? ` · fits by ${formatList(by.map((each) => reasons[each]))}` : ''}`}
              alarm={more > 0}
            >
              <ActionButton
                aria-label={`${label}${excess} (${order.reference})`}
                action={{
                  endpoint: addTransfer,
                  params: { id: order.id },
                  body: { amount, day, reference: text, moreThanDue: more > 0, version },
                  done: `${formatCents(amount)} by transfer is entered for ${order.name}.`,
                  undoable: true,
                }}
                onDone={onDone}
              >
                {label}
              </ActionButton>
            </Row>
          );
        })}
      </ul>
    </Section>
  );
}
