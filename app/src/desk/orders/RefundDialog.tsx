import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { addRefund, type StaffOrder, type StaffPayment } from '../../domain/contract/staff/orders.ts';
import { formatCents, fromCents, parseEuro } from '../../domain/money.ts';
import { FormDialog } from '../parts/ActionForm';
import { AmountField } from './AmountField';

export interface PaymentDialogProps {
  order: StaffOrder;
  payment: StaffPayment;
  onClose: () => void;
}

/** Refunds in part or whole. It can't be undone, so the button repeats the amount. */
export function RefundDialog({ order, payment, onClose }: PaymentDialogProps) {
  const [amount, setAmount] = useState(String(fromCents(payment.refundable)));
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
