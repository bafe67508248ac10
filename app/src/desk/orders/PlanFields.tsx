import { Segmented } from '@agency-site/ui/Segmented';
import { TextField } from '@agency-site/ui/TextField';
import { maxInstalments } from '../../domain/balance.ts';
import { todayHere } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { AmountField } from './AmountField';
import { emptyPlan, type TypedPart } from './balancePlan.ts';

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
export function PlanFields({ due, parts, onChange }: PlanFieldsProps) {
  const isWhole = parts.length === 1;
  const change = (at: number, part: Partial<TypedPart>) =>
    onChange(parts.map((each, index) => (index === at ? { ...each, ...part } : each)));
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
          <TextField
            label={isWhole ? 'Due on, if a day was agreed' : `Part ${at + 1} is due on`}
            type="date"
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
