import * as css from './range.css';

interface RangeProps {
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words: "every 2 days". */
  words: string;
  hint: string;
  onChange: (value: number) => void;
}

/** A number to play with. */
export const Range = ({ label, words, hint, onChange, ...input }: RangeProps) => (
  <label className={css.range}>
    <span className={css.label}>{label}</span>
    <span className={css.words} aria-hidden>
      {words}
    </span>
    <input
      {...input}
      className={css.input}
      type="range"
      aria-valuetext={words}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
    <small className={css.hint}>{hint}</small>
  </label>
);
