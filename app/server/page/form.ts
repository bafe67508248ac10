import { type Html, html } from '../html.ts';

export interface Field {
  name: string;
  label: string;
  value: string;
  /** What is wrong with the value. */
  problem: string | undefined;
  /** Where the visitor goes on. */
  focused: boolean;
  type?: 'text' | 'email';
  autocomplete?: string;
  /** Characters. */
  max?: number;
  /** A text of so many lines instead of a single one. */
  lines?: number;
}

/** A labelled field of a form, with what is wrong beside it. */
export function field({ name, label, value, problem, focused, type = 'text', autocomplete, max, lines }: Field): Html {
  const about = problem
    ? html` aria-invalid="true" aria-describedby="${name}-problem"${focused ? html` autofocus` : null}`
    : null;
  const shared = html`id="${name}" name="${name}" aria-required="true"${about}`;
  // A line break at the very beginning of a textarea is not part of its text.
  const control = lines
    ? html`<textarea ${shared} rows="${lines}">
${value}</textarea>`
    : html`<input ${shared} type="${type}" value="${value}" autocomplete="${autocomplete ?? 'off'}" maxlength="${max ?? 500}">`;
  return html`<div class="field"><label for="${name}">${label}</label>
${control}
${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : null}</div>`;
}

/** What went wrong with a form, where no field is to blame. */
export function pageAlert(words: string): Html {
  return html`<p class="alarm" role="alert">${words}</p>`;
}
