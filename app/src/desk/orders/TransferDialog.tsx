import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/TextField.css';
import { useState } from 'react';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents, fromCents, parseEuro } from '../../domain/money.ts';
import { expectedByTransfer } from '../../domain/staff/moneyActions.ts';
import { Form } from '../../lib/Form';
import { usePerformAction } from '../parts/Actions';
import { OpenDialog } from '../parts/OpenDialog';
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
  const submit = async () => {
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
      <Form className={page.form} onSubmit={submit}>
        <AmountField
          value={amount}
          onValueChange={setAmount}
          hint={isMore ? `That is ${formatCents(cents - due)} more than the ${formatCents(due)} due.` : undefined}
        />
        <TextField label="Day it arrived" type="date" value={day} required onValueChange={setDay} />
        <TextField label="Reference on the bank statement" value={reference} required onValueChange={setReference} />
        <p>
          <Button type="submit" tone="primary" disabled={cents <= 0}>
            {isMore ? `Note ${formatCents(cents)}, more than is due` : `Note ${formatCents(cents)}`}
          </Button>
        </p>
      </Form>
    </OpenDialog>
  );
}
