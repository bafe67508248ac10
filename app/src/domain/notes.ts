import { type DashboardId, dashboards } from './catalogue/dashboards.ts';
import { type SystemId, trinityOptions } from './catalogue/trinity.ts';
import { limits } from './contract/limits.ts';
import { splitKeywords } from './keywords.ts';
import type { ReviewAnswers } from './review.ts';
import { shorten } from './words.ts';

/** What a wizard adds to the Review fields; null where the path does not ask. */
export interface NotesFacts {
  /** The chosen services, or the solution. */
  services?: string | null;
  solution?: string | null;
  trinity: string | null;
  tier: string | null;
  industry: string | null;
  hasPhysicalStore: boolean | null;
}

const yesOrNo = (answer: boolean | null) => (answer === null ? null : answer ? 'yes' : 'no');

/** A label and its value on one line; further lines of the value are set in, so that they cannot pass for a label. */
function line(label: string, value: string | null | undefined): string[] {
  const text = value?.trim() ?? '';
  return text === '' ? [] : [`${label}: ${text.replace(/\s*[\r\n\u2028\u2029]\s*/g, '\n  ')}`];
}

/**
 * The notes of a checkout request, for the people who do the work: one labelled line each, empty ones left out. When it is
 * too long for the server, the visitor's own notes are cut, never the facts.
 * The client: "additional notes, systems, dashboards, keywords, services or solution, trinity, tier, industry and
 * physical store yes/no".
 */
export function notesText(answers: ReviewAnswers, facts: NotesFacts, heading?: string): string {
  const names = (ids: readonly SystemId[]) => ids.map((id) => trinityOptions[id].name).join(', ');
  const titles = (ids: readonly DashboardId[]) => ids.map((id) => dashboards[id].title).join(', ');
  const rest = [
    ...line('Preferred systems', names(answers.selectedSystems)),
    ...line('Dashboards', titles(answers.selectedDashboards)),
    ...line('Keywords', shorten(splitKeywords(answers.keywords).join(', '), limits.short)),
    ...line('Services', facts.services),
    ...line('Solution', facts.solution),
    ...line('Trinity', facts.trinity),
    ...line('Tier', facts.tier),
    ...line('Industry', facts.industry),
    ...line('Physical store', yesOrNo(facts.hasPhysicalStore)),
  ];
  const top = heading === undefined ? [] : [heading];
  const room = limits.notes - [...top, '', ...rest].join('\n').length;
  const own = line('Additional notes', answers.additionalNotes).map((text) => shorten(text, room));
  return [...top, ...own, ...rest].join('\n');
}
