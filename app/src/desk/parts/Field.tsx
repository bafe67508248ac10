import type { ComponentProps } from 'react';
import { fieldLabel, input } from '../style/controls.css.ts';

/** A line of text with its label above. */
export function Field({ label, ...field }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={fieldLabel}>
      {label}
      <input className={input} {...field} />
    </label>
  );
}
