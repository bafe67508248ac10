'use client';

import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { describe, Field } from '../lib/Field';
import { UnfoldIcon } from '../lib/icons';
import { input as inputBox } from '../lib/input.css';
import { classes, type Passthrough } from '../lib/passthrough';
import { arrow, box, select } from './Select.css';

export type { Passthrough };

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** It can't be chosen now. */
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends Passthrough<'select', 'value' | 'multiple' | 'size'> {
  label: string;
  /** The label is left to screen readers. */
  labelHidden?: boolean | undefined;
  options: readonly SelectOption<Value>[];
  /** The app's state; `undefined` until one is chosen. Left out altogether, the browser holds it. */
  value?: Value | undefined;
  /** The one chosen at first, if the app doesn't hold it. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown until one is chosen: "Choose a host". Without it, the first option is chosen at first. */
  placeholder?: string | undefined;
  /** A hint, read with the field. */
  hint?: string | undefined;
  /** The error message; marks the field invalid and is read with it. */
  error?: string | undefined;
  /** Announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of some options, in the browser's own list: on a phone its wheel or sheet, with a keyboard found by typing. */
export function Select<Value extends string = string>({
  label,
  labelHidden,
  options,
  onValueChange,
  placeholder,
  hint,
  error,
  required,
  className,
  style,
  ref,
  ...props
}: SelectProps<Value>) {
  const own = useId();
  const id = props.id ?? own;
  const field = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLSelectElement, []);
  const first = props.defaultValue ?? (placeholder === undefined ? options[0]?.value : '');
  const held = 'value' in props ? { value: props.value ?? '' } : { defaultValue: first };
  const chosen = useRef(false);
  const resetValue = held.value ?? first;
  // The option to which the browser resets, and which it chooses if the options come later. React marks only that of the first render.
  useLayoutEffect(() => {
    const select = field.current;
    if (!select) return;
    const { value } = select;
    for (const option of select.options) option.defaultSelected = option.value === resetValue;
    if (chosen.current) select.value = value;
  });
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, className, style }}>
      <div className={box}>
        <select
          {...props}
          {...held}
          ref={field}
          {...describe({ id, hint, error, required, given: props })}
          className={classes(inputBox, select)}
          onChange={(event) => {
            chosen.current = true;
            props.onChange?.(event);
            onValueChange?.(event.target.value as Value);
          }}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <UnfoldIcon className={arrow} />
      </div>
    </Field>
  );
}
