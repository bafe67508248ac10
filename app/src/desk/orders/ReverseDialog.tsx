import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/TextField.css';
import { useState } from 'react';
import type { StaffOrder, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { Form } from '../../lib/Form';
import { usePerformAction } from '../parts/Actions';
import { OpenDialog } from '../parts/OpenDialog';
import * as page from '../style/page.css.ts';

interface ReverseDialogProps {
  order: StaffOrder;
  payment: StaffPayment;
  onClose: () => void;
}

/** Reverses a transfer that was entered by mistake; it stays in the history. */
export function ReverseDialog({ order, payment, onClose }: ReverseDialogProps) {
  const performAction = usePerformAction();
  const [reason, setReason] = useState('');
  const amount = formatCents(payment.amount ?? 0);
  const submit = async () => {
    onClose();
    await performAction({
      path: `/orders/${order.id}/transfers/${encodeURIComponent(payment.id)}/reverse`,
      body: { reason, version: order.version },
      done: `The transfer of ${amount} is reversed.`,
    });
  };
  return (
    <OpenDialog title={`Reverse the transfer of ${amount}?`} onClose={onClose}>
      <Form className={page.form} onSubmit={submit}>
        <p>It no longer counts as received, and stays in the history.</p>
        <TextField label="Why" value={reason} required onValueChange={setReason} />
        <p>
          <Button type="submit" tone="danger">
            Reverse {amount}
          </Button>
        </p>
      </Form>
    </OpenDialog>
  );
}
