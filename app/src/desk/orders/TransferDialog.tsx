import { type FormEvent, useState } from 'react';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents, fromCents, parseEuro } from '../../domain/money.ts';
import { expectedByTransfer } from '../../domain/staff/moneyActions.ts';
import { usePerformAction } from '../parts/Actions';
import { Field } from '../parts/Field';
import { OpenDialog } from '../parts/OpenDialog';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { AmountField } from './AmountField';

/** Enters a payment that arrived by transfer. */
export function TransferDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const performAction = usePerformAction();
  const due = expectedByTransfer(order);
  const [amount, setAmount] = useState(due === 0 ? '' : String(fromCents(due)));
  const [day, setDay] = useState('');
  const [reference, setReference] = useState('');
  const cents = parseEuro(amount) ?? 0;
  const isMore = cents > due;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    await performAction({
      path: `/orders/${order.id}/transfers`,
      body: { amount: cents, day, reference, moreThanDue: isMore, version: order.version },
      done: `${formatCents(cents)} by transfer noted.`,
      undoable: true,
    });
  };
  return (
    <OpenDialog title="Paid by transfer" onClose={onClose}>
      <form className={page.form} onSubmit={submit}>
        <AmountField value={amount} onChange={setAmount} />
        {isMore ? (
          <p className={page.alarm}>
            That is {formatCents(cents - due)} more than the {formatCents(due)} due.
          </p>
        ) : null}
        <Field
          label="Day it arrived"
          type="date"
          value={day}
          required
          onChange={(event) => setDay(event.target.value)}
        />
        <Field
          label="Reference on the bank statement"
          value={reference}
          required
          onChange={(event) => setReference(event.target.value)}
        />
        <p>
          <button type="submit" className={button({ look: 'primary' })} disabled={cents <= 0}>
            {isMore ? `Note ${formatCents(cents)}, more than is due` : `Note ${formatCents(cents)}`}
          </button>
        </p>
      </form>
    </OpenDialog>
  );
}
