import { TextField } from '@agency-site/ui/TextField';
import { reverseTransfer } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { FormDialog } from '../parts/ActionForm';
import type { PaymentDialogProps } from './RefundDialog';

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
      <p>It no longer counts as received, and stays in the history.</p>
      <TextField label="Why" name="reason" required />
    </FormDialog>
  );
}
