import { Alert } from '@agency-site/ui/Alert';
import '@agency-site/ui/Alert.css';
import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { type PlanProblem, planProblem, smallestCharge } from '../../domain/balance.ts';
import { emailPreviewSchema, type StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { Form } from '../../lib/Form';
import { post } from '../deskApi.ts';
import { usePerformAction, useRun } from '../parts/Actions';
import { OpenDialog } from '../parts/OpenDialog';
import { todayHere } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { emptyPlan, planIn, type TypedPart } from './balancePlan.ts';
import { PlanFields } from './PlanFields';

const problemTexts: Readonly<Record<PlanProblem, (sum: number, due: number) => string>> = {
  'not-what-is-due': (sum, due) => `The parts add up to ${formatCents(sum)}, but ${formatCents(due)} is due.`,
  'too-small': () => `Each part must be at least ${formatCents(smallestCharge)}.`,
  'no-such-day': () => 'One of the days doesn’t exist.',
  'in-past': () => 'A day is in the past.',
  'day-missing': () => 'Each part needs a day.',
  'not-in-order': () => 'Each part must be due after the one before.',
};

type Preview = z.infer<typeof emailPreviewSchema>;

/** Requests the balance, whole or in parts. The e-mail is shown before it is sent. */
export function BalanceDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const performAction = usePerformAction();
  const run = useRun();
  const { due } = order.money;
  const [parts, setParts] = useState<readonly TypedPart[]>(() => emptyPlan(due, 1));
  const [preview, setPreview] = useState<Preview | null>(null);
  const instalments = planIn(parts);
  const problem = planProblem(instalments, due, todayHere());
  const show = async () => {
    const email = await run(() => post(`/orders/${order.id}/balance/preview`, { instalments }, emailPreviewSchema));
    setPreview(email ?? null);
  };
  const send = async () => {
    onClose();
    await performAction({
      path: `/orders/${order.id}/balance`,
      body: { instalments, version: order.version },
      done: `The balance is requested. The e-mail goes to ${order.email} in a few seconds.`,
      undoable: true,
    });
  };
  if (preview)
    return <PreviewDialog preview={preview} onBack={() => setPreview(null)} onSend={send} onClose={onClose} />;
  const sum = instalments.reduce((cents, { amount }) => cents + amount, 0);
  return (
    <OpenDialog title="Request the balance" onClose={onClose}>
      <Form className={page.form} onSubmit={show}>
        <p>
          {formatCents(due)} is due. {order.name} gets an e-mail with a link to pay it by card.
        </p>
        <PlanFields due={due} parts={parts} onChange={setParts} />
        <Alert tone="warning">{problem && problemTexts[problem](sum, due)}</Alert>
        <p>
          <Button type="submit" tone="primary" disabled={problem !== null}>
            Show the e-mail
          </Button>
        </p>
      </Form>
    </OpenDialog>
  );
}

interface PreviewDialogProps {
  preview: Preview;
  onBack: () => void;
  onSend: () => void;
  onClose: () => void;
}

function PreviewDialog({ preview, onBack, onSend, onClose }: PreviewDialogProps) {
  return (
    <OpenDialog
      title={preview.subject}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>Change it</Button>
          <Button tone="primary" onClick={onSend}>
            Send the e-mail
          </Button>
        </>
      }
    >
      <p className={page.quiet}>To {preview.to}</p>
      <p className={page.prose}>{preview.text}</p>
    </OpenDialog>
  );
}
