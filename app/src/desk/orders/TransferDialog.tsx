import { Dialog } from '@agency-site/ui/Dialog';
import '@agency-site/ui/Dialog.css';
import { type FormEvent, useState } from 'react';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatEuro, fromCents, toCents } from '../../domain/money.ts';
import { useAct } from '../parts/Acting';
import { Field } from '../parts/Field';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

const euro = (cents: number) => formatEuro(fromCents(cents));

/** Notes down money that arrived by transfer. */
export function TransferDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useAct();
  const { due } = order.money;
  const [amount, setAmount] = useState(String(fromCents(due)));
  const [day, setDay] = useState('');
  const [reference, setReference] = useState('');
  const cents = toCents(Number(amount.replace(/[€,\s]/g, '')) || 0);
  const isMore = cents > due;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    await act({
      path: `/orders/${order.id}/transfers`,
      body: { amount: cents, day, reference, moreThanDue: isMore, version: order.version },
      done: `${euro(cents)} by transfer noted.`,
      undoable: true,
    });
  };
  return (
    <Dialog open title="Paid by transfer" onOpenChange={(open) => (open ? undefined : onClose())}>
      <form className={page.form} onSubmit={submit}>
        <Field
          label="Amount in euro"
          inputMode="decimal"
          value={amount}
          required
          onChange={(event) => setAmount(event.target.value)}
        />
        {isMore ? (
          <p className={page.alarm}>
            That is {euro(cents - due)} more than the {euro(due)} due.
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
            {isMore ? `Note ${euro(cents)}, more than is due` : `Note ${euro(cents)}`}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
