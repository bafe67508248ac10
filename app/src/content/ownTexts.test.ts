import { afterEach, expect, test, vi } from 'vitest';
import type { OwnTexts } from '../domain/staff/pageTexts.ts';
import { type PageContent, questionsOf } from './page.ts';

const page: PageContent = {
  kind: 'company',
  title: 'About us',
  description: 'A page.',
  heading: 'An agency.',
  lead: ['See ', { text: 'prices', to: '/prices' }, ' and ', { text: 'more', as: 'strong' }, '.'],
  sections: [
    {
      kind: 'questions',
      title: 'Questions',
      items: { 'Where are you?': 'In Ireland.', 'What do I pay?': '20% of €1,000.' },
    },
  ],
};

afterEach(() => void vi.unstubAllGlobals());

async function withTexts(texts: OwnTexts) {
  vi.stubGlobal('__TEXTS__', texts);
  vi.resetModules();
  return import('./ownTexts.ts');
}

test('the owner’s texts are shown instead of the built ones, and blanks are the built ones', async () => {
  const { ownQuestions, withOwnTexts } = await withTexts({
    '/about-us': {
      heading: 'We build.',
      'question:Where are you?': 'Where is your office?',
      'answer:Where are you?': ['In ', { text: 'Dublin', to: '/contact-us' }, '.'],
    },
  });
  expect(withOwnTexts('/about-us', page)).toMatchObject({ heading: 'We build.', lead: page.lead });
  expect(ownQuestions('/about-us', questionsOf(page))).toEqual([
    ['Where is your office?', ['In ', { text: 'Dublin', to: '/contact-us' }, '.']],
    ['What do I pay?', '20% of €1,000.'],
  ]);
  expect(withOwnTexts('/trinity', page)).toEqual(page);
  expect(ownQuestions('/trinity', questionsOf(page))).toEqual(questionsOf(page));
});

test('a text with an amount and a legal page stay as they are, and the desk says why', async () => {
  const own = { 'answer:What do I pay?': 'Nothing.', heading: 'Ours.' };
  const { builtPage, ownQuestions, withOwnTexts } = await withTexts({ '/a': own });
  expect(ownQuestions('/a', questionsOf(page))).toEqual(questionsOf(page));
  expect(withOwnTexts('/a', { ...page, kind: 'legal' })).toEqual({ ...page, kind: 'legal' });
  const { texts } = builtPage('/a', 'A', { lead: page.lead }, [['What?', '20%']]);
  expect(texts).toEqual([
    { name: 'lead', label: 'Introduction', text: 'See [prices](/prices) and **more**.', fixed: null },
    { name: 'question:What?', label: 'Question “What?”', text: 'What?', fixed: null },
    {
      name: 'answer:What?',
      label: 'Answer to “What?”',
      text: '20%',
      fixed: expect.stringContaining('follows from the price list'),
    },
  ]);
});
