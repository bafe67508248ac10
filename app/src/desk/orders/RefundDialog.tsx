import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/TextField.css';
import { useState } from 'react';
import type { StaffOrder, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { formatCents, fromCents, parseEuro } from '../../domain/money.ts';
import { Form } from '../../lib/Form';
import { usePerformAction } from '../parts/Actions';
import { OpenDialog } from '../parts/OpenDialog';
import * as page from '../style/page.css.ts';
import { AmountField } from './AmountField';

interface RefundDialogProps {
  order: StaffOrder;
  payment: StaffPayment;
  onClose: () => void;
}

/** Refunds in part or whole. It can't be undone, so the button repeats the amount. */
export function RefundDialog({ order, payment, onClose }: RefundDialogProps) {
  const performAction = usePerformAction();
  const [amount, setAmount] = useState(String(fromCents(payment.refundable)));
  const [reason, setReason] = useState('');
  const cents = parseEuro(amount) ?? 0;
  const isTooMuch = cents > payment.refundable;
  const submit = async () => {
    onClose();
    await performAction({
      path: `/orders/${order.id}/refunds`,
      body: { payment: payment.id, amount: cents, reason, version: order.version },
      done: `A refund of ${formatCents(cents)} is on its way.`,
    });
  };
  return (
    <OpenDialog title="Refund" onClose={onClose}>
      <Form className={page.form} onSubmit={submit}>
        <p>
          {order.name} gets an e-mail once the money is on its way back to the card. Up to{' '}
          {formatCents(payment.refundable)} of this payment can be refunded.
        </p>
        <AmountField
          value={amount}
          onValueChange={setAmount}
          error={isTooMuch ? `At most ${formatCents(payment.refundable)}.` : undefined}
        />
        <TextField label="Reason, for your records" value={reason} required onValueChange={setReason} />
        <p>
          <Button type="submit" tone="danger" disabled={cents <= 0 || isTooMuch}>
            Refund {formatCents(cents)}
          </Button>
        </p>
      </Form>
    </OpenDialog>
  );
}
