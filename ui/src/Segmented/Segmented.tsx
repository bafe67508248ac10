'use client';

import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classes, type Passthrough } from '../lib/passthrough';
import { useControllable } from '../lib/useControllable';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './Segmented.css';

export type { Passthrough };

export interface Segment<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** It can't be chosen now. */
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string = string> extends Passthrough<'fieldset'> {
  /** Names the choice for screen readers: "View". */
  label: string;
  /** Two to five, a word or two each. */
  options: readonly Segment<Value>[];
  /** The app's state. Left out, the control holds it. */
  value?: Value | undefined;
  /** The one chosen at first, if the app doesn't hold it. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Its name in a form. */
  name?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** A few views or short answers side by side, of which one is always chosen. They are radio buttons. */
export function Segmented<Value extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
  ref,
  ...root
}: SegmentedProps<Value>) {
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => fieldset.current as HTMLFieldSetElement, []);
  const {
    value: shown,
    change,
    resetValue,
  } = useControllable<Value | undefined>({
    controlled: value !== undefined,
    value,
    defaultValue: defaultValue ?? options[0]?.value,
    onChange: (to) => to !== undefined && onValueChange?.(to),
    part: fieldset,
  });
  // What the browser checks when the form is reset.
  useLayoutEffect(() => {
    for (const input of fieldset.current?.querySelectorAll('input') ?? [])
      input.defaultChecked = input.value === resetValue;
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset of radio buttons is one.
    <fieldset role="radiogroup" {...root} ref={fieldset} className={classes(css.root, className)}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.segment} data-part="segment">
          <input
            className={css.input}
            type="radio"
            name={name ?? id}
            form={root.form}
            value={option.value}
            disabled={option.disabled}
            checked={shown === option.value}
            onChange={() => change(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
