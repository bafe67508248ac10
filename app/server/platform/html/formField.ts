import { type Html, html } from './html.ts';

export interface Field {
  name: string;
  label: string;
  value: string;
  /** What is wrong with the value. */
  problem: string | undefined;
  /** Whether it gets the focus. */
  focused: boolean;
  type?: 'text' | 'email';
  autocomplete?: string;
  /** Makes it a textarea of so many lines. */
  lines?: number;
}

/** A labelled form field with its error message. */
export function field({ name, label, value, problem, focused, type = 'text', autocomplete, lines }: Field): Html {
  const about = problem
    ? html` aria-invalid="true" aria-describedby="${name}-problem"${focused ? html` autofocus` : null}`
    : null;
  const shared = html`id="${name}" name="${name}" aria-required="true"${about}`;
  // HTML ignores a line break right after <textarea>.
  const control = lines
    ? html`<textarea ${shared} rows="${lines}">
${value}</textarea>`
    : html`<input ${shared} type="${type}" value="${value}" autocomplete="${autocomplete ?? 'off'}">`;
  return html`<div class="field"><label for="${name}">${label}</label>
${control}
${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : null}</div>`;
}

/** An error message about the form as a whole. */
export function alertBox(words: string): Html {
  return html`<p class="alarm" role="alert">${words}</p>`;
}

/** What the fields of a form share: what was entered, what is wrong with it, and the focus on the first that is wrong. */
export function fieldsOf<Name extends string>(
  names: readonly Name[],
  entered: Readonly<Record<Name, string>>,
  problems: Readonly<Partial<Record<Name, string>>>,
) {
  const firstWrong = names.find((name) => problems[name]);
  return (name: Name) => ({ name, value: entered[name], problem: problems[name], focused: name === firstWrong });
}
