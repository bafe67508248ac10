import { HttpError } from './httpError.ts';

/** One validation error. */
interface ValidationIssue {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
  message?: string | undefined;
}

/** What a wizard sends about what was selected: it is wrong only where something is no longer on offer. */
const selectionFields: ReadonlySet<string> = new Set(['selection', 'brief']);

/** The first validation error as a sentence. A wrong field comes before an unusable selection: it can be fixed on the spot. */
export function invalidBody(issues: readonly ValidationIssue[], body: unknown): HttpError {
  const named = issues.map((issue) => ({ ...issue, field: issue.instancePath.split('/')[1] ?? '' }));
  const wrong = named.find(({ field }) => !selectionFields.has(field));
  if (wrong) return new HttpError(400, 'invalid-field', sentence(wrong.field, wrong, body));
  return new HttpError(
    422,
    'unusable-selection',
    'Your selection is incomplete, or part of it is no longer available. Please go back to your choices and try again.',
  );
}

function sentence(field: string, { keyword, params, message }: ValidationIssue, body: unknown): string {
  if (!field) return 'The request must be a JSON object.';
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  if (value === undefined) return `The field "${field}" is missing.`;
  if (keyword === 'too_big') return `The field "${field}" is too long: at most ${params.maximum} characters fit.`;
  if (keyword === 'too_small') return `The field "${field}" is empty.`;
  // Our own rules bring their message.
  if (keyword === 'custom' && message) return message;
  return `The field "${field}" isn’t valid. Please check it.`;
}
