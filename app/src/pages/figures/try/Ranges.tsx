import * as css from './ranges.css';

/** One slider. */
export interface Range<Name extends string> {
  name: Name;
  label: string;
  hint: string;
  min: number;
  max: number;
  step: number;
  /** A value in words: "every 2 days". */
  words: (value: number) => string;
}

type Values<Name extends string> = Readonly<Record<Name, number>>;

interface RangesProps<Name extends string> {
  of: readonly Range<Name>[];
  values: Values<Name>;
  onChange: (values: Values<Name>) => void;
}

/** Sliders, each with its value in words. */
export const Ranges = <Name extends string>({ of, values, onChange }: RangesProps<Name>) =>
  of.map(({ label, hint, words, ...input }) => {
    const value = values[input.name];
    return (
      <label key={input.name} className={css.range}>
        <span className={css.label}>{label}</span>
        <span className={css.words} aria-hidden>
          {words(value)}
        </span>
        <input
          {...input}
          className={css.input}
          type="range"
          value={value}
          aria-valuetext={words(value)}
          onChange={(event) => onChange({ ...values, [input.name]: event.target.valueAsNumber })}
        />
        <small className={css.hint}>{hint}</small>
      </label>
    );
  });

/** The values as the sliders of a form have them: they may be moved before hydration. */
export function valuesIn<Name extends string>(form: HTMLFormElement | null, values: Values<Name>): Values<Name> {
  const data = new FormData(form ?? undefined);
  const read = Object.keys(values).flatMap((name) => {
    const value = data.get(name);
    return value === null ? [] : [[name, Number(value)]];
  });
  return { ...values, ...Object.fromEntries(read) };
}
