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
  const lines = (value ?? '').split(/[\r\n\u2028\u2029]/).map((text) => text.trim());
  const written = lines.filter((text) => text !== '');
  return written.length === 0 ? [] : [`${label}: ${written.join('\n  ')}`];
}

/** A label and what stands beside it; nothing there leaves the line out. */
export type LabelledNote = readonly [label: string, value: string | null | undefined];

/**
 * The notes of a checkout request, for the people who do the work: one labelled line each, empty ones left out. When they
 * are too long for the server, the visitor's own notes are cut, never the facts.
 */
export function labelledNotes(own: string, facts: readonly LabelledNote[], heading?: string): string {
  const rest = facts.flatMap(([label, value]) => line(label, value));
  const top = heading === undefined ? [] : [heading];
  const room = limits.notes - [...top, '', ...rest].join('\n').length;
  const first = line('Additional notes', own).map((text) => shorten(text, room));
  return [...top, ...first, ...rest].join('\n');
}

/**
 * The notes of a configuration or a quote.
 * The client: "additional notes, systems, dashboards, keywords, services or solution, trinity, tier, industry and
 * physical store yes/no".
 */
export function notesText(answers: ReviewAnswers, facts: NotesFacts, heading?: string): string {
  const names = (ids: readonly SystemId[]) => ids.map((id) => trinityOptions[id].name).join(', ');
  const titles = (ids: readonly DashboardId[]) => ids.map((id) => dashboards[id].title).join(', ');
  return labelledNotes(
    answers.additionalNotes,
    [
      ['Preferred systems', names(answers.selectedSystems)],
      ['Dashboards', titles(answers.selectedDashboards)],
      ['Keywords', shorten(splitKeywords(answers.keywords).join(', '), limits.short)],
      ['Services', facts.services],
      ['Solution', facts.solution],
      ['Trinity', facts.trinity],
      ['Tier', facts.tier],
      ['Industry', facts.industry],
      ['Physical store', yesOrNo(facts.hasPhysicalStore)],
    ],
    heading,
  );
}
