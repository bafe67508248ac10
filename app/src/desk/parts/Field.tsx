import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { tooLong } from '../../domain/forms/tooLong.ts';
import { area, fieldLabel, input } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

interface Limited {
  label: string;
  /** Most characters. A longer text stays as it is, and keeps the form from being sent. */
  limit?: number;
}

/** A line of text with its label above. */
export function Field({ label, limit, ...field }: Limited & ComponentProps<'input'>) {
  const { ref, problem } = useLimit<HTMLInputElement>(field.value, limit);
  return (
    <Labelled label={label} problem={problem}>
      <input ref={ref} className={input} aria-invalid={problem !== null || undefined} {...field} />
    </Labelled>
  );
}

/** Several lines of text with their label above. */
export function TextArea({ label, limit, ...field }: Limited & ComponentProps<'textarea'>) {
  const { ref, problem } = useLimit<HTMLTextAreaElement>(field.value, limit);
  return (
    <Labelled label={label} problem={problem}>
      <textarea ref={ref} className={area} aria-invalid={problem !== null || undefined} {...field} />
    </Labelled>
  );
}

function useLimit<Control extends HTMLInputElement | HTMLTextAreaElement>(value: unknown, limit = Infinity) {
  const ref = useRef<Control>(null);
  const problem = tooLong('this', String(value ?? ''), limit);
  useEffect(() => ref.current?.setCustomValidity(problem ?? ''), [problem]);
  return { ref, problem };
}

function Labelled({ label, problem, children }: { label: string; problem: string | null; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child
    <label className={fieldLabel}>
      {label}
      {children}
      {problem === null ? null : <span className={page.alarm}>{problem}</span>}
    </label>
  );
}
