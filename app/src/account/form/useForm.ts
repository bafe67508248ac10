import { useRef, useState } from 'react';
import { ApiError, somethingWrong } from '../../api/request.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Problems<Field extends string> = Partial<Record<Field, string | undefined>>;

interface Options<Field extends string> {
  /** Initial values, in field order. */
  initial: Values<Field> | (() => Values<Field>);
  /** Error messages by field. */
  problems: (values: Values<Field>) => Problems<Field>;
  /** Resolves with a message to show, or nothing. @throws ApiError */
  send: (values: Values<Field>) => Promise<string | undefined>;
  /** The field that a server error belongs to, by error code. */
  errorFields?: Readonly<Record<string, Field>>;
  /** Clear the fields after success. */
  clearOnSuccess?: boolean;
}

/** Props of a form field: `{...form.field('email')}`. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  required: boolean;
  ref: (input: HTMLInputElement | null) => void;
  onValueChange: (value: string) => void;
  onBlur: () => void;
}

type State<Field extends string> =
  | { phase: 'idle' | 'sending' }
  | { phase: 'done'; words: string | undefined }
  | { phase: 'failed'; message: string; code: string }
  /** The server refused a field, with a message. */
  | { phase: 'refused'; field: Field; value: string; message: string };

/** State of a small form. A failure keeps what was typed. */
export function useForm<Field extends string>({
  initial,
  problems: check,
  send,
  errorFields = {},
  clearOnSuccess,
}: Options<Field>) {
  const [values, setValues] = useState(initial);
  const [blurred, setBlurred] = useState<readonly Field[]>([]);
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<State<Field>>({ phase: 'idle' });
  const inputs = useRef(new Map<Field, HTMLInputElement>());
  const fields = Object.keys(values) as Field[];
  const problems = check(values);

  async function submit(): Promise<void> {
    if (state.phase === 'sending') return;
    const wrong = fields.find((field) => problems[field]);
    setTried(true);
    if (wrong) {
      inputs.current.get(wrong)?.focus();
      return;
    }
    setState({ phase: 'sending' });
    try {
      const words = await send(values);
      setState({ phase: 'done', words });
      setTried(false);
      setBlurred([]);
      if (clearOnSuccess) setValues(initial);
    } catch (error) {
      const { message, code } = error instanceof ApiError ? error : new ApiError(somethingWrong, 0, 'broken');
      const field = errorFields[code];
      setState(field ? { phase: 'refused', field, value: values[field], message } : { phase: 'failed', message, code });
      if (field) inputs.current.get(field)?.focus();
    }
  }

  function errorOf(name: Field): string | undefined {
    if (state.phase === 'refused' && state.field === name && state.value === values[name]) return state.message;
    // No error for a field that the visitor hasn't reached yet.
    return tried || (blurred.includes(name) && values[name].trim() !== '') ? problems[name] : undefined;
  }

  return {
    values,
    submit,
    sending: state.phase === 'sending',
    failure: state.phase === 'failed' ? state : undefined,
    /** Submitted successfully, and unchanged since. */
    done: state.phase === 'done',
    words: state.phase === 'done' ? state.words : undefined,
    /** Props of a field. */
    field: (name: Field): FieldProps => ({
      name,
      value: values[name],
      error: errorOf(name),
      required: true,
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
      onValueChange: (value: string) => {
        setValues((all) => ({ ...all, [name]: value }));
        if (state.phase !== 'sending') setState((now) => (now.phase === 'done' ? { phase: 'idle' } : now));
      },
      onBlur: () => setBlurred((all) => [...all, name]),
    }),
  };
}

export type UseForm = Pick<ReturnType<typeof useForm<string>>, 'submit' | 'sending' | 'failure' | 'words'>;
