import { type FormEvent, useState } from 'react';
import type { StaffOrder, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { usePerformAction } from '../parts/Actions';
import { Field } from '../parts/Field';
import { OpenDialog } from '../parts/OpenDialog';
import { button } from '../style/controls.css.ts';
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    await performAction({
      path: `/orders/${order.id}/transfers/${encodeURIComponent(payment.id)}/reverse`,
      body: { reason, version: order.version },
      done: `The transfer of ${amount} is reversed.`,
    });
  };
  return (
    <OpenDialog title={`Reverse the transfer of ${amount}?`} onClose={onClose}>
      <form className={page.form} onSubmit={submit}>
        <p>It no longer counts as received, and stays in the history.</p>
        <Field label="Why" value={reason} required onChange={(event) => setReason(event.target.value)} />
        <p>
          <button type="submit" className={button({ look: 'danger' })}>
            Reverse {amount}
          </button>
        </p>
      </form>
    </OpenDialog>
  );
}
