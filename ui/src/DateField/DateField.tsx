'use client';

import { type Ref, useId, useState } from 'react';
import { toDate } from '../lib/calendar/day';
import { describe, Field } from '../lib/Field';
import { input as box } from '../lib/input.css';
import { useMessages } from '../lib/messages/messages';
import { fill } from '../lib/messages/template';
import { classes, type Passthrough } from '../lib/passthrough';
import { useFormReset, useResettable } from '../lib/useFormReset';
import { date } from './DateField.css';

export type { Passthrough };

export interface DateFieldProps extends Passthrough<'input', 'value' | 'min' | 'max' | 'type'> {
  /** Its label: "Day it arrived". */
  label: string;
  /** Only screen readers get the label. */
  labelHidden?: boolean | undefined;
  /** A day, `2026-11-24`, held by the app; empty as long as it isn't entered in full. Left out, the browser holds it. */
  value?: string | undefined;
  /** The day at first, if the app doesn't hold it. */
  defaultValue?: string | undefined;
  onValueChange?: ((day: string) => void) | undefined;
  /** The first and the last day that can be chosen. Others can be typed; the field then says what is wrong. */
  min?: string | undefined;
  max?: string | undefined;
  /** A hint, read with the field. */
  hint?: string | undefined;
  /** The error message, in place of the field's own; marks the field invalid and is read with it. */
  error?: string | undefined;
  /** Announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
  /** After leaving a field in which something is missing. */
  incompleteText?: string | undefined;
  /** A template with `{day}`, the first that is possible. */
  tooEarlyText?: string | undefined;
  /** A template with `{day}`, the last that is possible. */
  tooLateText?: string | undefined;
  /** The language of the day in these texts, as a BCP 47 tag. The field itself has that of the browser. */
  locale?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day that people know and type, or choose in the browser's own calendar. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    labelHidden,
    onValueChange,
    min = '',
    // Chromium leaves a year after four digits only if it can't have more.
    max = '9999-12-31',
    hint,
    error: given,
    required,
    incompleteText = 'Enter the day, the month and the year.',
    tooEarlyText = 'The earliest possible day is {day}.',
    tooLateText = 'The latest possible day is {day}.',
    locale = 'en-IE',
    className,
    style,
    ref,
    ...input
  } = useMessages('DateField', props);
  const own = useId();
  const id = input.id ?? own;
  const field = useResettable(ref, 'defaultValue', input.value);
  const [entered, setEntered] = useState(input.defaultValue ?? '');
  const [isIncomplete, setIsIncomplete] = useState(false);
  // Nothing is said of a day that is still being typed: at its second digit, 2026 is the year 20.
  const [isTyping, setIsTyping] = useState(false);
  const day = input.value ?? entered;
  const named = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(toDate(day));
  const wrong = () => {
    if (isTyping) return undefined;
    if (isIncomplete) return incompleteText;
    if (day !== '' && day < min) return fill(tooEarlyText, { day: named(min) });
    return day > max ? fill(tooLateText, { day: named(max) }) : undefined;
  };
  const error = given || wrong();
  useFormReset(field, () => {
    setEntered(input.defaultValue ?? '');
    setIsIncomplete(false);
    setIsTyping(false);
  });
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, className, style }}>
      <input
        {...input}
        {...describe({ id, hint, error, required, given: input })}
        ref={field}
        type="date"
        min={min || undefined}
        max={max}
        className={classes(box, date)}
        onChange={(event) => {
          setIsTyping(true);
          setEntered(event.target.value);
          input.onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        onBlur={(event) => {
          setIsTyping(false);
          setEntered(event.target.value);
          setIsIncomplete(event.target.validity.badInput);
          input.onBlur?.(event);
        }}
      />
    </Field>
  );
}
