import { HttpError } from './httpError.ts';

/** What the validation found wrong with one place of a body. */
interface Finding {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
  message?: string | undefined;
}

/** What a wizard sends besides what is typed: wrong only where something in it is no longer on offer. */
const chosen: ReadonlySet<string> = new Set(['selection', 'brief']);

/**
 * The first thing wrong with a body, in a sentence. A wrong field comes before an unusable basket, because a visitor
 * can mend it on the spot.
 */
export function invalidBody(findings: readonly Finding[], body: unknown): HttpError {
  const named = findings.map((finding) => ({ ...finding, field: finding.instancePath.split('/')[1] ?? '' }));
  const wrong = named.find(({ field }) => !chosen.has(field));
  if (wrong) return new HttpError(400, 'invalid-field', sentence(wrong.field, wrong, body));
  return new HttpError(
    422,
    'unusable-selection',
    'Your selection is missing, not complete, or no longer on offer. Please go back to your choices and try again.',
  );
}

function sentence(field: string, { keyword, params, message }: Finding, body: unknown): string {
  if (!field) return 'The request must be a JSON object.';
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  if (value === undefined) return `The field "${field}" is missing.`;
  if (keyword === 'too_big') return `The field "${field}" is too long: at most ${params.maximum} characters fit.`;
  if (keyword === 'too_small') return `The field "${field}" is empty.`;
  // A rule of our own comes with its words.
  if (keyword === 'custom' && message) return message;
  return `The field "${field}" is not as it should be. Please check it.`;
}
