import type { Catalogue } from '../catalogue/catalogue.ts';
import { namesIn } from '../catalogue/nameOf.ts';
import type { Answer } from '../contract/choices.ts';
import { limits } from '../contract/limits.ts';
import { capitalised, shorten } from '../words.ts';
import type { Wishes } from './wishes.ts';

/** An order in English, for the people who do the work and for the card provider: four fields of the checkout request. */
export interface Description {
  serviceType: string;
  targetAudience: string;
  campaignDuration: string;
  /** Labelled lines. */
  notes: string;
}

/** A label and its value; the line is left out without a value, and when the target audience says it. */
export type LabelledNote = readonly [label: string, value: string | null | undefined, isInAudience?: true];

/** The description of the choices in a wizard. The notes list what is ordered, then the answers. */
export interface ChoicesDescription extends Omit<Description, 'notes'> {
  /** What is ordered: the bill lists it, too. */
  ordered: readonly LabelledNote[];
  /** What was answered about the business. The bill doesn't list it, so the buyer reads it beside the bill. */
  answers: readonly LabelledNote[];
}

type Noted = Pick<ChoicesDescription, 'ordered' | 'answers'>;

/** The facts that have a value. */
export const given = (facts: readonly LabelledNote[]): Answer[] =>
  facts.flatMap(([name, value]) => (value?.trim() ? [{ name, value: value.trim() }] : []));

const inSentenceCase = (facts: readonly LabelledNote[]): Answer[] =>
  given(facts).map(({ name, value }) => ({ name, value: capitalised(value) }));

/** The answers about the business, for the buyer. Unanswered questions are left out. */
export const answersIn = ({ answers }: Pick<ChoicesDescription, 'answers'>): Answer[] => inSentenceCase(answers);

const factsIn = ({ ordered, answers }: Noted) => [...ordered, ...answers];

const wishedIn = (
  { dashboards, trinityOptions }: Catalogue,
  { systems, dashboards: wished, keywords }: Wishes,
): readonly LabelledNote[] => [
  ['Preferred systems', namesIn(trinityOptions, systems)],
  ['Dashboards', namesIn(dashboards, wished)],
  ['Keywords', keywords.join(', ')],
];

/** Everything that was chosen and written, for the agency. */
export const detailsIn = (catalogue: Catalogue, wishes: Wishes, choices: Noted): Answer[] => [
  ...given([['Additional notes', wishes.notes], ...wishedIn(catalogue, wishes)]),
  ...inSentenceCase(factsIn(choices)),
];

/** First line of the notes of a paid consultation. */
const consultationHeading = 'CONSULTATION REQUEST';

/** The description of an order. */
export function describe(
  catalogue: Catalogue,
  { ordered, answers, ...texts }: ChoicesDescription,
  wishes: Wishes,
): Description {
  return { ...texts, notes: notesText(catalogue, wishes, factsIn({ ordered, answers })) };
}

/** The description of a paid consultation about some choices. */
export function describeConsultation(
  catalogue: Catalogue,
  { targetAudience, ...noted }: Noted & Pick<ChoicesDescription, 'targetAudience'>,
  wishes: Wishes,
): Description {
  return {
    serviceType: 'consultation',
    targetAudience,
    campaignDuration: 'consultation',
    notes: notesText(catalogue, wishes, factsIn(noted), consultationHeading),
  };
}

/** "yes" or "no"; null for an unanswered question. */
export const yesOrNo = (answer: boolean | null): string | null => (answer === null ? null : answer ? 'yes' : 'no');

/** A labelled line; further lines of the value are indented, so that they can't look like a label. */
function line([label, value, isInAudience]: LabelledNote): string[] {
  if (isInAudience) return [];
  const lines = (value ?? '').split(/[\r\n\u2028\u2029]/).map((text) => text.trim());
  const written = lines.filter((text) => text !== '');
  return written.length === 0 ? [] : [`${label}: ${written.join('\n  ')}`];
}

/**
 * The notes: what the buyer wrote, then the labelled lines. When they are too long for the server, the
 * buyer's text is shortened, never the labelled lines.
 * The client: "additional notes, systems, dashboards, keywords, services or solution, trinity, tier, industry and
 * physical store yes/no".
 */
export function notesText(
  catalogue: Catalogue,
  wishes: Wishes,
  facts: readonly LabelledNote[],
  heading?: string,
): string {
  const wished = wishedIn(catalogue, { ...wishes, keywords: [shorten(wishes.keywords.join(', '), limits.short)] });
  const rest = [...wished, ...facts].flatMap(line);
  const top = heading === undefined ? [] : [heading];
  const room = limits.notes - [...top, '', ...rest].join('\n').length;
  const first = line(['Additional notes', wishes.notes]).map((text) => shorten(text, room));
  return [...top, ...first, ...rest].join('\n');
}
