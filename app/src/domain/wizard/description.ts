import { dashboards } from '../catalogue/dashboards.ts';
import { namesIn } from '../catalogue/nameOf.ts';
import { trinityOptions } from '../catalogue/trinity.ts';
import { limits } from '../contract/limits.ts';
import { shorten } from '../words.ts';
import type { Wishes } from './wishes.ts';

/** An order in English, for the people who do the work and for the card provider: four fields of the checkout request. */
export interface Description {
  serviceType: string;
  targetAudience: string;
  campaignDuration: string;
  /** Labelled lines. */
  notes: string;
}

/** A label and its value; the line is left out without a value. */
export type LabelledNote = readonly [label: string, value: string | null | undefined];

/** The description of the choices in a wizard. */
export interface ChoicesDescription extends Omit<Description, 'notes'> {
  /** The notes about the choices, in their order. */
  facts: readonly LabelledNote[];
}

/** First line of the notes of a paid consultation. */
const consultationHeading = 'CONSULTATION REQUEST';

/** The description of an order. */
export function describe({ facts, ...texts }: ChoicesDescription, wishes: Wishes): Description {
  return { ...texts, notes: notesText(wishes, facts) };
}

/** The description of a paid consultation about some choices. */
export function describeConsultation(
  { facts, targetAudience }: Pick<ChoicesDescription, 'facts' | 'targetAudience'>,
  wishes: Wishes,
): Description {
  return {
    serviceType: 'consultation',
    targetAudience,
    campaignDuration: 'consultation',
    notes: notesText(wishes, facts, consultationHeading),
  };
}

/** "yes" or "no"; null for an unanswered question. */
export const yesOrNo = (answer: boolean | null): string | null => (answer === null ? null : answer ? 'yes' : 'no');

/** A labelled line; further lines of the value are indented, so that they can't look like a label. */
function line([label, value]: LabelledNote): string[] {
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
export function notesText(wishes: Wishes, facts: readonly LabelledNote[], heading?: string): string {
  const wished: readonly LabelledNote[] = [
    ['Preferred systems', namesIn(trinityOptions, wishes.systems)],
    ['Dashboards', namesIn(dashboards, wishes.dashboards)],
    ['Keywords', shorten(wishes.keywords.join(', '), limits.short)],
  ];
  const rest = [...wished, ...facts].flatMap(line);
  const top = heading === undefined ? [] : [heading];
  const room = limits.notes - [...top, '', ...rest].join('\n').length;
  const first = line(['Additional notes', wishes.notes]).map((text) => shorten(text, room));
  return [...top, ...first, ...rest].join('\n');
}
