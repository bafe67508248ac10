import { HttpError } from './httpError.ts';

interface ValidationIssue {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
  message?: string | undefined;
}

/** What a wizard sends about what was selected: it is wrong only where something is no longer on offer. */
const selectionFields: ReadonlySet<string> = new Set(['selection', 'brief']);

/** The first validation error of a body, a query or an address as a sentence. A wrong field comes before an unusable selection: it can be fixed on the spot. */
export function invalidInput(issues: readonly ValidationIssue[], input: unknown): HttpError {
  const named = issues.map((issue) => ({ ...issue, field: issue.instancePath.split('/')[1] ?? '' }));
  const wrong = named.find(({ field }) => !selectionFields.has(field));
  if (wrong) return new HttpError(400, 'invalid-field', sentence(wrong.field, wrong, input));
  return unusableSelection();
}

/** Something selected is no longer on offer. */
export const unusableSelection = () =>
  new HttpError(
    422,
    'unusable-selection',
    'Your selection is incomplete, or part of it is no longer available. Please go back to your choices and try again.',
  );

function sentence(field: string, issue: ValidationIssue, input: unknown): string {
  const { keyword, params, message } = issue;
  const [unknown] = keyword === 'unrecognized_keys' && Array.isArray(params.keys) ? params.keys : [];
  if (unknown !== undefined) return `The field "${String(unknown).slice(0, 100)}" is unknown. Please leave it out.`;
  if (!field) return 'The request must be a JSON object.';
  const name = issue.instancePath.slice(1).replaceAll('/', '.');
  const value = name.split('.').reduce(fieldOf, input);
  if (value === undefined) return `The field "${name}" is missing.`;
  if (keyword === 'too_big' || keyword === 'too_small') return `The field "${name}" ${sizeProblem(keyword, params)}`;
  // Our own rules bring their message.
  if (keyword === 'custom' && message) return message;
  const expected = keyword === 'invalid_type' ? types[String(params.expected)] : undefined;
  return expected ? `The field "${name}" must be ${expected}.` : `The field "${name}" isn’t valid. Please check it.`;
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function sizeProblem(keyword: 'too_big' | 'too_small', params: ValidationIssue['params']): string {
  const { origin, minimum, maximum, inclusive } = params;
  const isBig = keyword === 'too_big';
  if (origin === 'string') return isBig ? `is too long: at most ${maximum} characters fit.` : 'is empty.';
  if (origin === 'array')
    return isBig
      ? `has too many entries: at most ${maximum}.`
      : `needs at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}.`;
  if (isBig) return inclusive ? `must be at most ${maximum}.` : `must be less than ${maximum}.`;
  return inclusive ? `must be at least ${minimum}.` : `must be more than ${minimum}.`;
}
