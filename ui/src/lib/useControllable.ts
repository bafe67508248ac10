import { useState } from 'react';
import { type FormPart, useFormReset } from './useFormReset';

interface Options<Value> {
  /** Whether the app passes `value` (even if `undefined`), and so holds the state. */
  controlled: boolean;
  value: Value;
  /** The value of an uncontrolled component at first, and after a reset of its form. */
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
  part: FormPart;
}

interface Controllable<Value> {
  value: Value;
  change: (value: Value) => void;
  /** What a reset of the form returns to. */
  resetValue: Value;
}

/** A value held by the app or, if the app passes only a default, by the component. */
export function useControllable<Value>({
  controlled,
  value,
  defaultValue,
  onChange,
  part,
}: Options<Value>): Controllable<Value> {
  const [own, setOwn] = useState<{ value: Value }>();
  useFormReset(part, () => setOwn(undefined));
  return {
    value: controlled ? value : own ? own.value : defaultValue,
    change: (to) => {
      if (!controlled) setOwn({ value: to });
      onChange?.(to);
    },
    resetValue: controlled ? value : defaultValue,
  };
}
