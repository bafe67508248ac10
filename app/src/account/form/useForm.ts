import { useRef, useState } from 'react';
import { ApiError, somethingWrong } from '../../api/request.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Problems<Field extends string> = Partial<Record<Field, string | undefined>>;

interface Options<Field extends string> {
  /** What stands in the fields at first, in the order of the fields. */
  begin: Values<Field> | (() => Values<Field>);
  /** What keeps each field from being sent, in words. */
  problems: (values: Values<Field>) => Problems<Field>;
  /** Answers with words to show, or nothing when the page says it itself. @throws ApiError */
  send: (values: Values<Field>) => Promise<string | undefined>;
  /** Which field an error of the server is about, by the code of the error. */
  blame?: Readonly<Record<string, Field>>;
  /** Empty the fields once it has gone well. */
  clears?: boolean;
}

/** What a field of a form is given: `{...form.field('email')}`. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  required: boolean;
  ref: (input: HTMLInputElement | null) => void;
  onChange: (value: string) => void;
  onLeave: () => void;
}

type State<Field extends string> =
  | { phase: 'idle' | 'sending' }
  | { phase: 'done'; words: string | undefined }
  | { phase: 'failed'; message: string; code: string }
  /** The server refused what stands in a field, and said why. */
  | { phase: 'refused'; field: Field; value: string; message: string };

/** A small form: what is typed, what is wrong with it, and what became of it. Nothing typed is lost by a failure. */
export function useForm<Field extends string>({ begin, problems: check, send, blame = {}, clears }: Options<Field>) {
  const [values, setValues] = useState(begin);
  const [left, setLeft] = useState<readonly Field[]>([]);
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
      setLeft([]);
      if (clears) setValues(begin);
    } catch (error) {
      const { message, code } = error instanceof ApiError ? error : new ApiError(somethingWrong, 0, 'broken');
      const field = blame[code];
      setState(field ? { phase: 'refused', field, value: values[field], message } : { phase: 'failed', message, code });
      if (field) inputs.current.get(field)?.focus();
    }
  }

  function errorOf(name: Field): string | undefined {
    if (state.phase === 'refused' && state.field === name && state.value === values[name]) return state.message;
    // Nobody is told of a field that they have not come to yet.
    return tried || (left.includes(name) && values[name].trim() !== '') ? problems[name] : undefined;
  }

  return {
    values,
    submit,
    sending: state.phase === 'sending',
    failure: state.phase === 'failed' ? state : undefined,
    /** It has gone well, and nothing was changed since. */
    done: state.phase === 'done',
    words: state.phase === 'done' ? state.words : undefined,
    /** What a field needs. */
    field: (name: Field): FieldProps => ({
      name,
      value: values[name],
      error: errorOf(name),
      required: true,
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
      onChange: (value: string) => {
        setValues((all) => ({ ...all, [name]: value }));
        if (state.phase !== 'sending') setState((now) => (now.phase === 'done' ? { phase: 'idle' } : now));
      },
      onLeave: () => setLeft((all) => [...all, name]),
    }),
  };
}

export type UseForm = Pick<ReturnType<typeof useForm<string>>, 'submit' | 'sending' | 'failure' | 'words'>;
