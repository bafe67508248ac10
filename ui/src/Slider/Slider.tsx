'use client';

import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { FieldError, Hint } from '../lib/Field';
import * as fields from '../lib/field.css';
import { formatIn, type NumberFormat } from '../lib/format';
import { isComposing } from '../lib/keys';
import { useMessages } from '../lib/messages/messages';
import { parseNumber, typedNumber } from '../lib/parseNumber';
import { classes, type Passthrough } from '../lib/passthrough';
import { useControllable } from '../lib/useControllable';
import { useFormReset, useResettable } from '../lib/useFormReset';
import * as css from './Slider.css';

export type { NumberFormat, Passthrough };

export interface SliderProps extends Passthrough<'input', 'type' | 'value' | 'min' | 'max' | 'step'> {
  label: string;
  /**
   * The app's state; `undefined` until the reader chooses: the thumb is then hollow, at the minimum. Left out altogether, the
   * slider holds it.
   */
  value?: number | undefined;
  /** The amount at first, if the app doesn't hold it. */
  defaultValue?: number | undefined;
  /** The slider's step, from `min`; a typed value may be finer, see `typedStep`. */
  onValueChange?: ((value: number) => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /**
   * The step of a typed value, if finer than the slider's: 1 for whole euro. The value then counts while it is
   * typed and is never rounded up: finer digits are cut off.
   */
  typedStep?: number | undefined;
  /**
   * Gives the part of the range up to a value more room: with `{ value: 20_000, at: 75 }` it takes 75% of the rail. The
   * steps stay the same.
   */
  bend?: { value: number; at: number } | undefined;
  /**
   * Less than `min` or more than `max` was typed and the field lost focus: set `error` and unset the value. Without it, the
   * limit is used.
   */
  onOutOfRange?: ((typed: number) => void) | undefined;
  /** Formats a value: `(euro) => '€12,500'`, or `{ style: 'currency', currency: 'EUR' }`. */
  format: NumberFormat;
  /** The language of typed numbers, and of a format that is no function, as a BCP 47 tag. */
  locale?: string | undefined;
  /** Shown and announced while it is unset. */
  unsetText?: string | undefined;
  /** The name of the field beside it, where the value can be typed. */
  fieldLabel?: string | undefined;
  /** A hint, read with the slider. */
  hint?: string | undefined;
  /** The error message; marks the slider invalid and is read with it. */
  error?: string | undefined;
  /** Announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Keys that move the thumb, and by how many steps. */
const moves = new Map([
  ['ArrowUp', 1],
  ['ArrowRight', 1],
  ['ArrowDown', -1],
  ['ArrowLeft', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/** Keys that choose the minimum of an unset slider, without moving it. */
const chooses = /^( |Home|Arrow|Page)/;

/**
 * An amount that is dragged, stepped by keys, or typed. A typed amount moves to the nearest step when the field loses
 * focus, unless `typedStep` allows values between two.
 */
export function Slider(props: SliderProps) {
  const {
    label,
    defaultValue,
    onValueChange,
    min,
    max,
    step = 1,
    typedStep,
    bend,
    onOutOfRange,
    format,
    locale = 'en-IE',
    unsetText = 'Not set',
    fieldLabel = 'Exact value',
    hint,
    error,
    name,
    required,
    className,
    style,
    ref,
    ...input
  } = useMessages('Slider', props);
  const own = useId();
  const id = input.id ?? own;
  const { disabled, form } = input;
  // The text being typed, until it is committed.
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const written = (amount: number | undefined) => (amount === undefined ? '' : typedNumber(amount, locale));
  const {
    value: kept,
    change,
    resetValue,
  } = useControllable({
    controlled: 'value' in input,
    value: input.value,
    defaultValue,
    onChange: onValueChange as ((value: number | undefined) => void) | undefined,
    part: field,
  });
  const number = useResettable(undefined, 'defaultValue', written(resetValue));
  useFormReset(field, () => setDraft(undefined));
  // What a finger has moved it to, until it is clear that the finger doesn't scroll the page.
  const [held, setHeld] = useState<number>();
  const touched = useRef<{ x: number; y: number }>(null);
  const value = held ?? kept;
  const words = formatIn(locale, format);
  const about = classes(hint && `${id}-hint`, error && `${id}-error`, input['aria-describedby']);
  const amount = value === undefined ? unsetText : words(value);
  /** The ends of the part of the rail on this side of the bend: values, and places in percent. */
  const part = (beyond: boolean) =>
    bend && beyond
      ? { from: bend.value, to: max, start: bend.at, end: 100 }
      : { from: min, to: bend?.value ?? max, start: 0, end: bend?.at ?? 100 };
  const placeOf = (amount: number) => {
    const { from, to, start, end } = part(bend !== undefined && amount > bend.value);
    return start + ((end - start) * (amount - from)) / (to - from || 1);
  };
  const amountAt = (place: number) => {
    const { from, to, start, end } = part(bend !== undefined && place > bend.at);
    return from + ((to - from) * (place - start)) / (end - start);
  };
  const share = placeOf(Math.min(Math.max(value ?? min, min), max));
  const shared = {
    disabled,
    form,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
  };

  const steps = (amount: number, size: number, round: (steps: number) => number) => {
    const most = Math.floor((max - min) / size);
    // Twelve digits: a step of 0.1 must not end in 0.30000000000000004.
    const whole = round(Number(((amount - min) / size).toPrecision(12)));
    return Number((min + Math.min(Math.max(whole, 0), most) * size).toPrecision(12));
  };
  /** The amount `by` steps away, of which the next one is the first if `from` is between two. */
  const stepped = (from: number, by: number, size = step) =>
    steps(from, size, (whole) => (by > 0 ? Math.floor(whole) : Math.ceil(whole)) + by);
  /** The value of a typed amount. */
  const taken = (amount: number) =>
    typedStep === undefined ? steps(amount, step, Math.round) : steps(amount, typedStep, Math.floor);
  const between = value !== undefined && steps(value, step, Math.round) !== value;
  const touch = () => {
    if (value === undefined) change(min);
  };
  const slide = (to: number) => {
    // From between two steps to the next one, in the direction of the move.
    const next = between ? steps(to, step, to > value ? Math.ceil : Math.floor) : steps(to, step, Math.round);
    if (touched.current) setHeld(next);
    else change(next);
  };
  const endTouch = (counts: boolean) => {
    touched.current = null;
    if (counts && held !== undefined) change(held);
    setHeld(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = moves.get(event.key);
    // With a modifier key it is the browser's: Alt and the left arrow go back.
    if (!bend || by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const turned = event.key.startsWith('Arrow') && getComputedStyle(event.currentTarget).direction === 'rtl';
    const on = turned && /Left|Right/.test(event.key) ? -by : by;
    change(stepped(value ?? min, on));
  };
  const isOutOfRange = (amount: number) => amount < min || amount > max;
  const type = (text: string) => {
    setDraft(text);
    const amount = parseNumber(text, locale);
    const counts = typedStep === undefined ? taken(amount) === amount : amount >= min;
    if (text && counts && !(onOutOfRange && isOutOfRange(amount))) change(taken(amount));
  };
  const take = () => {
    setDraft(undefined);
    if (!draft) return;
    const amount = parseNumber(draft, locale);
    if (Number.isNaN(amount)) return;
    if (onOutOfRange && isOutOfRange(amount)) onOutOfRange(amount);
    else if (taken(amount) !== value) change(taken(amount));
  };

  return (
    <div
      className={classes(fields.field, className)}
      style={style}
      data-state={error ? 'invalid' : value === undefined ? 'unset' : 'set'}
    >
      <div className={css.head}>
        <div className={css.names}>
          <label id={`${id}-label`} className={fields.label} htmlFor={id}>
            {label}
          </label>
          <span className={css.words} aria-hidden="true">
            {amount}
          </span>
        </div>
        <label className={css.typed}>
          <span id={`${id}-typed`} className={fields.hint}>
            {fieldLabel}
          </span>
          <input
            {...shared}
            ref={number}
            className={css.number}
            // A number field of the browser reads numbers in the browser's language, not in the page's.
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-labelledby={`${id}-label ${id}-typed`}
            aria-required={required || undefined}
            value={draft ?? written(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (isComposing(event)) return;
              // In a step Enter is Continue, once what was typed is taken.
              if (event.key === 'Enter' && draft !== undefined && !event.currentTarget.form) event.preventDefault();
              if (event.key === 'Enter') take();
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              setDraft(undefined);
              const size = typedStep ?? step;
              // The first press chooses the minimum.
              change(stepped(value ?? min - by * size, by, size));
            }}
          />
        </label>
      </div>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <div className={css.rail}>
        {/* Its length as an attribute: a Content-Security-Policy may forbid inline styles. */}
        <svg className={css.filled} width={`${share}%`} aria-hidden="true" />
        {bend ? <svg className={css.bend} width={`${bend.at}%`} aria-hidden="true" /> : null}
        <input
          {...input}
          {...shared}
          {...(bend ? { min: 0, max: 100 } : { min, max })}
          id={id}
          ref={field}
          className={css.range}
          data-autofocus={input.autoFocus || undefined}
          type="range"
          // Otherwise the browser would snap the thumb to a step.
          step={bend ? 'any' : between ? typedStep : step}
          // A form doesn't send an amount that was never chosen, or a place on the rail.
          name={value === undefined || bend ? undefined : name}
          value={bend ? share : (value ?? min)}
          aria-valuetext={amount}
          onChange={(event) => {
            input.onChange?.(event);
            const { valueAsNumber } = event.target;
            slide(bend ? amountAt(valueAsNumber) : valueAsNumber);
          }}
          onPointerDown={(event) => {
            input.onPointerDown?.(event);
            if (event.pointerType === 'touch') touched.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={(event) => {
            input.onPointerMove?.(event);
            const [across, along] = [
              event.clientX - (touched.current?.x ?? 0),
              event.clientY - (touched.current?.y ?? 0),
            ];
            if (touched.current && Math.abs(across) > Math.max(8, Math.abs(along))) endTouch(true);
          }}
          onPointerUp={(event) => {
            input.onPointerUp?.(event);
            endTouch(true);
          }}
          onPointerCancel={(event) => {
            input.onPointerCancel?.(event);
            endTouch(false);
          }}
          onMouseDown={(event) => {
            input.onMouseDown?.(event);
            if (event.button !== 0) event.preventDefault();
          }}
          onClick={(event) => {
            input.onClick?.(event);
            touch();
          }}
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            press(event);
          }}
          onKeyUp={(event) => {
            input.onKeyUp?.(event);
            if (chooses.test(event.key)) touch();
          }}
        />
      </div>
      {bend && value !== undefined ? (
        <input type="hidden" name={name} value={value} disabled={disabled} form={form} />
      ) : null}
      <div className={css.ends}>
        <span data-part="min">{words(min)}</span>
        {bend ? (
          <span className={css.bendLabel}>
            <svg width={`${bend.at}%`} height="0" aria-hidden="true" />
            <span className={css.bendWords}>{words(bend.value)}</span>
          </span>
        ) : null}
        <span data-part="max">{words(max)}</span>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
