import { Dialog } from '@agency-site/ui/Dialog';
import '@agency-site/ui/Dialog.css';
import { type FormEvent, useState } from 'react';
import type { StaffOrder, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { formatEuro, fromCents, toCents } from '../../domain/money.ts';
import { useAct } from '../parts/Acting';
import { Field } from '../parts/Field';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

interface RefundDialogProps {
  order: StaffOrder;
  payment: StaffPayment;
  onClose: () => void;
}

const euro = (cents: number) => formatEuro(fromCents(cents));

/** Refunds in part or whole. It can't be undone, so the button repeats the amount. */
export function RefundDialog({ order, payment, onClose }: RefundDialogProps) {
  const act = useAct();
  const [amount, setAmount] = useState(String(fromCents(payment.refundable)));
  const [reason, setReason] = useState('');
  const cents = toCents(Number(amount.replace(/[€,\s]/g, '')) || 0);
  const isTooMuch = cents > payment.refundable;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    await act({
      path: `/orders/${order.id}/refunds`,
      body: { payment: payment.id, amount: cents, reason, version: order.version },
      done: `A refund of ${euro(cents)} is on its way.`,
    });
  };
  return (
    <Dialog open title="Refund" onOpenChange={(open) => (open ? undefined : onClose())}>
      <form className={page.form} onSubmit={submit}>
        <p>
          {order.name} gets an e-mail once the money is on its way back to the card. Up to {euro(payment.refundable)} of
          this payment can be refunded.
        </p>
        <Field
          label="Amount in euro"
          inputMode="decimal"
          value={amount}
          required
          onChange={(event) => setAmount(event.target.value)}
        />
        {isTooMuch ? <p className={page.alarm}>At most {euro(payment.refundable)}.</p> : null}
        <Field
          label="Reason, for your records"
          value={reason}
          required
          onChange={(event) => setReason(event.target.value)}
        />
        <p>
          <button type="submit" className={button({ look: 'danger' })} disabled={cents <= 0 || isTooMuch}>
            Refund {euro(cents)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
