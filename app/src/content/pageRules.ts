import { type PageContent, questionsOf } from './page.ts';

/** What each kind of page needs to be published. */
const needs: Readonly<Record<PageContent['kind'], { questions: boolean; action: boolean; updated: boolean }>> = {
  offer: { questions: true, action: true, updated: false },
  company: { questions: false, action: true, updated: false },
  legal: { questions: false, action: false, updated: true },
};

const between = (length: number, least: number, most: number) => length >= least && length <= most;

/** What prevents publishing a page, in sentences for its author. */
export function problemsOf({ kind, title, description, heading, sections, updated, since }: PageContent): string[] {
  const need = needs[kind];
  const problems: string[] = [];
  const expect = (isMet: boolean, problem: string) => void (isMet || problems.push(problem));

  expect(title.length <= 50, `Search engines show 50 characters of a title; this one has ${title.length}.`);
  expect(
    between(description.length, 70, 160),
    `Search engines show 70 to 160 characters of a description; this one has ${description.length}.`,
  );
  expect(heading.length <= 70, `A heading has at most 70 characters; this one has ${heading.length}.`);

  const questions = questionsOf({ sections });
  expect(
    between(questions.length, 3, 5) || (!need.questions && questions.length === 0),
    need.questions
      ? `A page of kind "${kind}" answers three to five questions in a section of kind "questions"; this one answers ${questions.length}.`
      : `A page answers three to five questions, or none; this one answers ${questions.length}.`,
  );
  const last = sections.at(-1)?.kind;
  expect(
    !need.action || last === 'action',
    `A page of kind "${kind}" ends with a section of kind "action", the reader's next step; this one ends with ${last ? `"${last}"` : 'nothing'}.`,
  );
  expect(
    !need.updated || updated !== undefined || since !== undefined,
    `A page of kind "${kind}" says in "updated" when its wording last changed, or in "since" from when it holds.`,
  );

  const titles = sections.map((section) => section.title);
  expect(titles.length > 0, 'A page has at least one section.');
  for (const repeated of titles.filter((each, at) => titles.indexOf(each) !== at)) {
    problems.push(`Two sections are titled “${repeated}”; links to sections use their titles.`);
  }
  for (const { kind, title } of sections) {
    expect(
      !title.endsWith('.') || kind === 'action',
      `The title “${title}” ends with a full stop; only headlines and calls to action have one.`,
    );
  }
  for (const section of sections) {
    if (section.kind !== 'comparison') continue;
    for (const row of section.rows.filter(({ cells }) => cells.length !== section.columns.length)) {
      problems.push(
        `The row “${row.title}” has ${row.cells.length} cells, and “${section.title}” has ${section.columns.length} columns.`,
      );
    }
  }
  return problems;
}
