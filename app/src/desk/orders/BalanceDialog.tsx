import { Alert } from '@agency-site/ui/Alert';
import { DateField } from '@agency-site/ui/DateField';
import { Segmented } from '@agency-site/ui/Segmented';
import { useState } from 'react';
import {
  type Instalment,
  maxInstalments,
  type PlanProblem,
  planProblem,
  smallestCharge,
  splitEvenly,
} from '../../domain/balance.ts';
import type { EmailPreview } from '../../domain/contract/staff/mails.ts';
import { previewBalance, requestBalance, type StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents, parseEuro, typedEuro } from '../../domain/money.ts';
import { ask } from '../deskApi.ts';
import { EmailDialog, FormDialog, notYet } from '../parts/ActionForm';
import { useRun } from '../parts/Actions';
import { todayHere } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { AmountField } from './PaymentDialogs';

/** A part of the balance as typed. */
interface TypedPart {
  /** "792.50" */
  amount: string;
  /** "2026-12-01"; empty for none. */
  day: string;
}

/** Equal parts of what is due, without days. @param due cents */
const emptyPlan = (due: number, parts: number): TypedPart[] =>
  splitEvenly(due, parts).map((cents) => ({ amount: typedEuro(cents), day: '' }));

/** Parts whose later ones share what the ones up to a place leave of what is due, unless that is nothing. @param due cents */
function withRest(parts: readonly TypedPart[], at: number, due: number): readonly TypedPart[] {
  const rest = due - planIn(parts.slice(0, at + 1)).reduce((sum, { amount }) => sum + amount, 0);
  const shares = splitEvenly(rest, parts.length - at - 1);
  if (rest <= 0) return parts;
  return parts.map((part, index) => {
    const share = shares[index - at - 1];
    return share === undefined ? part : { ...part, amount: typedEuro(share) };
  });
}

/** The typed parts in the form that is sent. */
const planIn = (parts: readonly TypedPart[]): Instalment[] =>
  parts.map(({ amount, day }) => ({ amount: parseEuro(amount) ?? 0, dueOn: day === '' ? null : day }));

const problemTexts: Readonly<Record<PlanProblem, (sum: number, due: number) => string>> = {
  'not-what-is-due': (sum, due) => `The parts add up to ${formatCents(sum)}, but ${formatCents(due)} is due.`,
  'too-small': () => `Each part must be at least ${formatCents(smallestCharge)}.`,
  'no-such-day': () => 'One of the days doesn’t exist.',
  'in-past': () => 'A day is in the past.',
  'day-missing': () => 'Each part needs a day.',
  'not-in-order': () => 'Each part must be due after the one before.',
};

/** Requests the balance, whole or in parts. The e-mail is shown before it is sent. */
export function BalanceDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const run = useRun();
  const { due } = order.money;
  const [parts, setParts] = useState<readonly TypedPart[]>(() => emptyPlan(due, 1));
  const [preview, setPreview] = useState<EmailPreview | null>(null);
  const instalments = planIn(parts);
  const problem = planProblem(instalments, due, todayHere());
  if (preview)
    return (
      <EmailDialog
        email={preview}
        onKeep={() => setPreview(null)}
        action={{
          endpoint: requestBalance,
          params: { id: order.id },
          body: { instalments, version: order.version },
          done: `The balance is requested. The e-mail goes to ${order.email} in a few seconds.`,
          undoable: true,
        }}
        onClose={onClose}
      />
    );
  const sum = instalments.reduce((cents, { amount }) => cents + amount, 0);
  const show = () => run(() => ask(previewBalance, { params: { id: order.id }, body: { instalments } }));
  return (
    <FormDialog
      title="Request the balance"
      onClose={onClose}
      onSubmit={async () => notYet(setPreview((await show()) ?? null))}
      submit="Show the e-mail"
      unavailable={problem !== null}
    >
      <p>
        {formatCents(due)} is due. {order.name} gets an e-mail with a link to pay it by card.
      </p>
      <PlanFields due={due} parts={parts} onChange={setParts} />
      <Alert tone="warning">{problem && problemTexts[problem](sum, due)}</Alert>
    </FormDialog>
  );
}

interface PlanFieldsProps {
  /** Cents. */
  due: number;
  parts: readonly TypedPart[];
  onChange: (parts: readonly TypedPart[]) => void;
}

const counts = Array.from({ length: maxInstalments }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? 'Whole' : `${at + 1} parts`,
}));

/** Fields for the number of parts of the balance, and the amount and day of each. */
function PlanFields({ due, parts, onChange }: PlanFieldsProps) {
  const isWhole = parts.length === 1;
  const change = (at: number, part: Partial<TypedPart>) => {
    const changed = parts.map((each, index) => (index === at ? { ...each, ...part } : each));
    onChange(part.amount === undefined ? changed : withRest(changed, at, due));
  };
  return (
    <>
      <Segmented
        label="Parts"
        options={counts}
        value={String(parts.length)}
        onValueChange={(count) => onChange(emptyPlan(due, Number(count)))}
      />
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the plan
        <div key={at} className={page.form}>
          {isWhole ? null : (
            <AmountField
              label={`Part ${at + 1}, in euro`}
              value={part.amount}
              onValueChange={(amount) => change(at, { amount })}
            />
          )}
          <DateField
            label={isWhole ? 'Due on, if a day was agreed' : `Part ${at + 1} is due on`}
            value={part.day}
            min={todayHere()}
            required={!isWhole}
            onValueChange={(day) => change(at, { day })}
          />
        </div>
      ))}
    </>
  );
}
