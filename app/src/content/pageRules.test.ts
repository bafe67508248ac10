import { expect, test } from 'vitest';
import type { PageContent, Section } from './page.ts';
import { problemsOf } from './pageRules.ts';

const questions = (count: number): Section => ({
  kind: 'questions',
  title: 'Questions',
  items: Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}?`, 'Yes'])),
});
const action: Section = { kind: 'action', title: 'Next', action: { label: 'Book a consultation', to: '/booking' } };
const prose: Section = { kind: 'prose', title: 'How we work', text: ['In writing.'] };
const page = (change: Partial<PageContent>): PageContent => ({
  kind: 'company',
  title: 'Team',
  description: 'd'.repeat(100),
  heading: 'The people you will work with',
  lead: 'Two of us.',
  sections: [prose, action],
  ...change,
});

test.each<[string, Partial<PageContent>]>([
  ['about the company with a next step', {}],
  ['that sells, with answers', { kind: 'offer', sections: [prose, questions(4), action] }],
  ['of law, with its day', { kind: 'legal', sections: [prose], updated: '2026-11-20' }],
])('a page %s can be published', (_, change) => expect(problemsOf(page(change))).toEqual([]));

test.each<[RegExp, Partial<PageContent>]>([
  [/title; this one has 51/, { title: 't'.repeat(51) }],
  [/description; this one has 69/, { description: 'd'.repeat(69) }],
  [/heading has at most 70 characters; this one has 71/, { heading: 'h'.repeat(71) }],
  [/"offer" answers three to five questions .*; this one answers 0/, { kind: 'offer' }],
  [/three to five questions, or none; this one answers 2/, { sections: [questions(2), action] }],
  [/"company" ends with a section of kind "action".*; this one ends with "prose"/, { sections: [prose] }],
  [/at least one section/, { kind: 'legal', updated: '2026-11-20', sections: [] }],
  [/"legal" says in "updated"/, { kind: 'legal' }],
  [/Two sections are titled “How we work”/, { sections: [prose, prose, action] }],
  [/“In writing.” ends with a full stop/, { sections: [{ ...prose, title: 'In writing.' }, action] }],
  [
    /row “GARO” has 1 cells, and “Which” has 2 columns/,
    {
      sections: [
        {
          kind: 'comparison',
          title: 'Which',
          subject: 'System',
          columns: ['A', 'B'],
          rows: [{ title: 'GARO', cells: [true] }],
        },
        action,
      ],
    },
  ],
])('%s', (problem, change) => expect(problemsOf(page(change))).toEqual([expect.stringMatching(problem)]));
