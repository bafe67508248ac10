import { maxInstalments } from '../../domain/balance.ts';
import { Field } from '../parts/Field';
import { todayHere } from '../parts/times.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { AmountField } from './AmountField';
import { emptyPlan, type TypedPart } from './balancePlan.ts';

interface PlanFieldsProps {
  /** Cents. */
  due: number;
  parts: readonly TypedPart[];
  onChange: (parts: readonly TypedPart[]) => void;
}

const counts = Array.from({ length: maxInstalments }, (_, at) => at + 1);

/** Fields for the number of parts of the balance, and the amount and day of each. */
export function PlanFields({ due, parts, onChange }: PlanFieldsProps) {
  const isWhole = parts.length === 1;
  const change = (at: number, part: Partial<TypedPart>) =>
    onChange(parts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <>
      <fieldset className={page.choices}>
        <legend hidden>Parts</legend>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === parts.length}
            className={button({ look: count === parts.length ? 'strong' : 'plain' })}
            onClick={() => onChange(emptyPlan(due, count))}
          >
            {count === 1 ? 'Whole' : `${count} parts`}
          </button>
        ))}
      </fieldset>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the plan
        <div key={at} className={page.form}>
          {isWhole ? null : (
            <AmountField
              label={`Part ${at + 1}, in euro`}
              value={part.amount}
              onChange={(amount) => change(at, { amount })}
            />
          )}
          <Field
            label={isWhole ? 'Due on, if a day was agreed' : `Part ${at + 1} is due on`}
            type="date"
            value={part.day}
            min={todayHere()}
            required={!isWhole}
            onChange={(event) => change(at, { day: event.target.value })}
          />
        </div>
      ))}
    </>
  );
}
