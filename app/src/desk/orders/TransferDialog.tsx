import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { addTransfer, type StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents, fromCents, parseEuro } from '../../domain/money.ts';
import { expectedByTransfer } from '../../domain/staff/moneyActions.ts';
import { FormDialog } from '../parts/ActionForm';
import { AmountField } from './AmountField';

/** Enters a payment that arrived by transfer. */
export function TransferDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const due = expectedByTransfer(order);
  const [amount, setAmount] = useState(due === 0 ? '' : String(fromCents(due)));
  const cents = parseEuro(amount) ?? 0;
  const isMore = cents > due;
  return (
    <FormDialog
      title="Paid by transfer"
      onClose={onClose}
      onSubmit={(entered) => ({
        endpoint: addTransfer,
        params: { id: order.id },
        body: {
          amount: cents,
          day: entered('day'),
          reference: entered('reference'),
          moreThanDue: isMore,
          version: order.version,
        },
        done: `${formatCents(cents)} by transfer noted.`,
        undoable: true,
      })}
      submit={isMore ? `Note ${formatCents(cents)}, more than is due` : `Note ${formatCents(cents)}`}
      unavailable={cents <= 0}
    >
      <AmountField
        value={amount}
        onValueChange={setAmount}
        hint={isMore ? `That is ${formatCents(cents - due)} more than the ${formatCents(due)} due.` : undefined}
      />
      <TextField label="Day it arrived" name="day" type="date" required />
      <TextField label="Reference on the bank statement" name="reference" required />
    </FormDialog>
  );
}
