import { DateField } from '@agency-site/ui/DateField';
import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import {
  addRefund,
  addTransfer,
  reverseTransfer,
  type StaffOrder,
  type StaffPayment,
} from '../../domain/contract/staff/orders.ts';
import { formatCents, parseEuro, typedEuro } from '../../domain/money.ts';
import { expectedByTransfer, nextTransfer } from '../../domain/staff/moneyWords.ts';
import { FormDialog } from '../parts/ActionForm';

interface AmountFieldProps {
  label?: string;
  value: string;
  onValueChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field for an amount in euro. Shows an error if what is typed isn't one. */
export const AmountField = ({ label = 'Amount in euro', error, ...field }: AmountFieldProps) => (
  <TextField
    {...field}
    label={label}
    inputMode="decimal"
    required
    error={
      field.value !== '' && parseEuro(field.value) === null
        ? 'Please enter an amount in euro, such as 1,250.50.'
        : error
    }
  />
);

/** Enters a payment that arrived by transfer. */
export function TransferDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const due = expectedByTransfer(order);
  const [amount, setAmount] = useState(due === 0 ? '' : typedEuro(nextTransfer(order)));
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
        done: `${formatCents(cents)} by transfer is entered.`,
        undoable: true,
      })}
      submit={`Enter ${formatCents(cents)} as paid${isMore ? ', more than is due' : ''}`}
      unavailable={cents <= 0}
    >
      <AmountField
        value={amount}
        onValueChange={setAmount}
        hint={
          isMore
            ? `That is ${formatCents(cents - due)} more than the ${formatCents(due)} due.`
            : `${formatCents(due)} is due in all.`
        }
      />
      <DateField label="Day it arrived" name="day" required />
      <TextField label="Reference on the bank statement" name="reference" required />
    </FormDialog>
  );
}

interface PaymentDialogProps {
  order: StaffOrder;
  payment: StaffPayment;
  onClose: () => void;
}

/** Refunds in part or whole. It can't be undone, so the button repeats the amount. */
export function RefundDialog({ order, payment, onClose }: PaymentDialogProps) {
  const [amount, setAmount] = useState(typedEuro(payment.refundable));
  const cents = parseEuro(amount) ?? 0;
  const most = formatCents(payment.refundable);
  const isTooMuch = cents > payment.refundable;
  return (
    <FormDialog
      title="Refund"
      onClose={onClose}
      onSubmit={(entered) => ({
        endpoint: addRefund,
        params: { id: order.id },
        body: { payment: payment.id, amount: cents, reason: entered('reason'), version: order.version },
        done: `A refund of ${formatCents(cents)} is on its way.`,
      })}
      submit={`Refund ${formatCents(cents)}`}
      tone="danger"
      unavailable={cents <= 0 || isTooMuch}
    >
      <p>
        {order.name} gets an e-mail once the money is on its way back to the card. Up to {most} of this payment can be
        refunded.
      </p>
      <AmountField value={amount} onValueChange={setAmount} error={isTooMuch ? `At most ${most}.` : undefined} />
      <TextField label="Reason, for your records" name="reason" required />
    </FormDialog>
  );
}

/** Reverses a transfer that was entered by mistake; it stays in the history. */
export function ReverseDialog({ order, payment, onClose }: PaymentDialogProps) {
  const amount = formatCents(payment.amount ?? 0);
  return (
    <FormDialog
      title={`Reverse the transfer of ${amount}?`}
      onClose={onClose}
      onSubmit={(entered) => ({
        endpoint: reverseTransfer,
        params: { id: order.id, transfer: payment.id },
        body: { reason: entered('reason'), version: order.version },
        done: `The transfer of ${amount} is reversed.`,
      })}
      submit={`Reverse ${amount}`}
      tone="danger"
    >
      <p>
        It no longer counts as received, and stays in the history. {order.name} gets an e-mail that says so
        {order.invoices.length > 0 ? ', with a credit note for its invoice' : ''}.
      </p>
      <TextField label="Why" name="reason" required />
    </FormDialog>
  );
}
