import { useState } from 'react';
import { type FormPart, useFormReset } from './useFormReset';

interface Options<Value> {
  /** The app passes `value`, be it `undefined`: it then holds the state. */
  held: boolean;
  value: Value;
  /** What it is at first, and again once the form was reset, if the app doesn't hold it. */
  initial: Value;
  onChange: ((value: Value) => void) | undefined;
  part: FormPart;
}

interface Controllable<Value> {
  value: Value;
  change: (value: Value) => void;
  /** What a reset of the form returns to. */
  resetValue: Value;
}

/** A value that the app holds, or, if it passes only a default, the component. */
export function useControllable<Value>({ held, value, initial, onChange, part }: Options<Value>): Controllable<Value> {
  const [own, setOwn] = useState<{ value: Value }>();
  useFormReset(part, () => setOwn(undefined));
  return {
    value: held ? value : own ? own.value : initial,
    change: (to) => {
      if (!held) setOwn({ value: to });
      onChange?.(to);
    },
    resetValue: held ? value : initial,
  };
}
