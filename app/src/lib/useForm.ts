import { useEffect, useRef, useState } from 'react';
import { type Handling, useTask } from './useTask.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Problems<Field extends string> = Partial<Record<Field, string | null | undefined>>;

interface Options<Field extends string> extends Handling {
  /** Initial values, in field order. */
  initial: Values<Field> | (() => Values<Field>);
  /** Error messages by field: the rules by which the server checks them, too. */
  problems: (values: Values<Field>) => Problems<Field>;
  /** Resolves with a message to show, or nothing. @throws ApiError */
  send: (values: Values<Field>) => Promise<unknown>;
  /** The field that an error of the server belongs to, by its code; `*` for any other code. */
  errorFields?: Readonly<Record<string, NoInfer<Field>>>;
  /** Keeps what is typed elsewhere, too. */
  onChange?: (changed: Partial<Values<Field>>) => void;
  /** Clear the fields after success. */
  clearOnSuccess?: boolean;
  /** Whether a field that was left empty is an error at once. */
  checksEmpty?: boolean;
}

/** Props of a form field: `{...form.field('email')}`. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  required: boolean;
  ref: (input: HTMLElement | null) => void;
  onValueChange: (value: string) => void;
  onBlur: () => void;
}

/** State of a form. A failure keeps what was typed, and the first wrong field gets the focus. */
export function useForm<Field extends string>(options: Options<Field>) {
  const { initial, send, errorFields = {}, clearOnSuccess, checksEmpty } = options;
  const [values, setValues] = useState(initial);
  const [blurred, setBlurred] = useState<readonly Field[]>([]);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(values);
  const fields = Object.keys(values) as Field[];
  const inputs = useRef(new Map<Field, HTMLElement>());
  const { run, failure, ...task } = useTask(async () => {
    const words = await send(values);
    setTried(false);
    setBlurred([]);
    if (clearOnSuccess) setValues(Object.fromEntries(fields.map((field) => [field, ''])) as Values<Field>);
    return words;
  }, options);
  const problems = options.problems(values);
  const refused = failure && (errorFields[failure.code] ?? errorFields['*']);
  // Not before the form can be typed into again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (refused) inputs.current.get(refused)?.focus();
  }, [failure]);

  function change(changed: Partial<Values<Field>>): void {
    setValues((all) => ({ ...all, ...changed }));
    options.onChange?.(changed);
    if (task.done) task.forget();
  }

  /** The visitor has left a field, or typed no further: from now on it says what is wrong. */
  const reach = (name: Field) => setBlurred((all) => [...all, name]);

  async function submit(): Promise<void> {
    const wrong = fields.find((field) => problems[field]);
    setTried(true);
    if (wrong) return inputs.current.get(wrong)?.focus();
    setSent(values);
    await run();
  }

  function errorOf(name: Field): string | undefined {
    if (refused === name && sent[name] === values[name]) return failure?.message;
    // No error for a field that the visitor hasn't reached yet.
    return (
      (tried || (blurred.includes(name) && (checksEmpty || values[name].trim() !== '')) ? problems[name] : null) ??
      undefined
    );
  }

  return {
    ...task,
    values,
    change,
    reach,
    submit,
    /** Why it failed, unless that is said at a field. */
    failure: refused ? undefined : failure,
    /** Props of a field. */
    field: (name: Field): FieldProps => ({
      name,
      value: values[name],
      error: errorOf(name),
      required: true,
      ref: (input: HTMLElement | null) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
      onValueChange: (value: string) => {
        // What was right says nothing until it is left again.
        if (!problems[name]) setBlurred((all) => all.filter((each) => each !== name));
        change({ [name]: value } as Partial<Values<Field>>);
      },
      onBlur: () => reach(name),
    }),
  };
}

/** A form, whatever its fields. */
export type UseForm = Pick<ReturnType<typeof useForm<string>>, 'submit' | 'busy' | 'failure' | 'words'>;
