import type { ComponentProps, ReactNode } from 'react';
import * as css from './checkboxRow.css';
import { choice, mark } from './mark.css';
import { classes } from './passthrough';
import { visuallyHidden } from './visuallyHidden.css';

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
}

/** A checkbox with its label. `className` is that of both. */
export const CheckboxRow = ({ label, labelHidden, className, ...input }: CheckboxRowProps) => (
  <label className={classes(choice, css.row, className)}>
    <input {...input} className={css.input} type="checkbox" />
    <span className={classes(mark.checkbox, css.mark)} />
    <span data-part="label" className={labelHidden ? visuallyHidden : undefined}>
      {label}
    </span>
  </label>
);
