import { type Ref, useId, useState } from 'react';
import { FieldError, Hint } from '../lib/FieldNotes';
import * as field from '../lib/field.css';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Slider.css';

export type { Passthrough };

export interface SliderProps extends Passthrough {
  label: string;
  /** `undefined` until the reader chooses: the thumb is then hollow, at the minimum. */
  value: number | undefined;
  /** The slider's step, from `min`; a typed value may be finer, see `typedStep`. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /**
   * The step of a typed value, if finer than the slider's: 1 for whole euro. The value then counts while it is
   * typed and is never rounded up: finer digits are cut off.
   */
  typedStep?: number | undefined;
  /** Less than `min` was typed and the field lost focus: set `error` and unset the value. Without it, `min` is used. */
  onTooLow?: ((typed: number) => void) | undefined;
  /** Formats a value: `(euro) => '€12,500'`. */
  format: (value: number) => string;
  /** Shown and announced while it is unset. */
  unsetText?: string;
  /** The name of the field beside it, where the value can be typed. */
  fieldLabel?: string;
  /** A hint, read with the slider. */
  hint?: string | undefined;
  /** The error message; marks the slider invalid and is read with it. */
  error?: string | undefined;
  name?: string | undefined;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Keys that choose the minimum of an unset slider, without moving it. */
const chooses = /^( |Home|Arrow|Page)/;

/**
 * An amount that is dragged, stepped by keys, or typed. A typed amount moves to the nearest step when the field loses
 * focus, unless `typedStep` allows values between two.
 */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  typedStep,
  onTooLow,
  format,
  unsetText = 'Not set',
  fieldLabel = 'Exact value',
  hint,
  error,
  className,
  ...input
}: SliderProps) {
  const own = useId();
  const id = input.id ?? own;
  // The text being typed, until it is committed.
  const [draft, setDraft] = useState<string>();
  const about = classes(hint && `${id}-hint`, error && `${id}-error`, input['aria-describedby']);
  const words = value === undefined ? unsetText : format(value);
  // In percent of the rail.
  const share = (100 * (Math.min(Math.max(value ?? min, min), max) - min)) / (max - min || 1);
  const shared = {
    min,
    max,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
  };

  const steps = (amount: number, size: number, round: (steps: number) => number) => {
    const most = Math.floor((max - min) / size);
    // Twelve digits: a step of 0.1 must not end in 0.30000000000000004.
    const whole = round(Number(((amount - min) / size).toPrecision(12)));
    return Number((min + Math.min(Math.max(whole, 0), most) * size).toPrecision(12));
  };
  /** The value of a typed amount. */
  const taken = (amount: number) =>
    typedStep === undefined ? steps(amount, step, Math.round) : steps(amount, typedStep, Math.floor);
  const between = value !== undefined && steps(value, step, Math.round) !== value;
  const touch = () => {
    if (value === undefined) onChange(min);
  };
  const slide = (to: number) =>
    // From between two steps to the next one, in the direction of the move.
    onChange(between ? steps(to, step, to > value ? Math.ceil : Math.floor) : to);
  const type = (text: string) => {
    setDraft(text);
    const amount = Number(text);
    if (text && (typedStep === undefined ? taken(amount) === amount : amount >= min)) onChange(taken(amount));
  };
  const take = () => {
    setDraft(undefined);
    if (!draft) return;
    const amount = Number(draft);
    if (onTooLow && amount < min) onTooLow(amount);
    else if (taken(amount) !== value) onChange(taken(amount));
  };

  return (
    <div
      className={classes(field.field, className)}
      data-state={error ? 'invalid' : value === undefined ? 'unset' : 'set'}
    >
      <div className={css.head}>
        <div className={css.names}>
          <label id={`${id}-label`} className={field.label} htmlFor={id}>
            {label}
          </label>
          <span className={css.words} aria-hidden="true">
            {words}
          </span>
        </div>
        <label className={css.typed}>
          <span id={`${id}-typed`} className={field.hint}>
            {fieldLabel}
          </span>
          <input
            {...shared}
            className={css.number}
            type="number"
            step={typedStep ?? step}
            inputMode="decimal"
            aria-labelledby={`${id}-label ${id}-typed`}
            value={draft ?? value ?? ''}
            onChange={(event) => type(event.target.value)}
            onBlur={take}
            onKeyDown={(event) => event.key === 'Enter' && take()}
            // Otherwise scrolling the page over it would change the amount.
            onWheel={(event) => event.currentTarget.blur()}
          />
        </label>
      </div>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <div className={css.rail}>
        {/* Its length as an attribute: a Content-Security-Policy may forbid inline styles. */}
        <svg className={css.filled} width={`${share}%`} aria-hidden="true" />
        <input
          {...input}
          {...shared}
          id={id}
          className={css.range}
          type="range"
          // Otherwise the browser would snap the thumb to a step.
          step={between ? typedStep : step}
          // A form doesn't send an amount that was never chosen.
          name={value === undefined ? undefined : input.name}
          value={value ?? min}
          aria-valuetext={words}
          onChange={(event) => slide(event.target.valueAsNumber)}
          onClick={touch}
          onKeyUp={({ key }) => chooses.test(key) && touch()}
        />
      </div>
      <div className={css.ends}>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
