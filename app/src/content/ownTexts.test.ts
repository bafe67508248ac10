import { afterEach, expect, test, vi } from 'vitest';
import type { OwnTexts } from '../domain/staff/pageTexts.ts';
import type { PageContent } from './page.ts';

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
      items: [
        { question: 'Where are you?', answer: 'In Ireland.' },
        { question: 'What do I pay?', answer: '20% of €1,000.' },
      ],
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
  const { withOwnTexts } = await withTexts({
    '/about-us': {
      heading: 'We build.',
      'question:Where are you?': 'Where is your office?',
      'answer:Where are you?': ['In ', { text: 'Dublin', to: '/contact-us' }, '.'],
    },
  });
  expect(withOwnTexts('/about-us', page)).toMatchObject({ heading: 'We build.', lead: page.lead });
  expect(withOwnTexts('/about-us', page).sections[0]).toMatchObject({
    items: [
      { question: 'Where is your office?', answer: ['In ', { text: 'Dublin', to: '/contact-us' }, '.'] },
      { question: 'What do I pay?', answer: '20% of €1,000.' },
    ],
  });
  expect(withOwnTexts('/trinity', page)).toEqual(page);
});

test('a text with an amount and a legal page stay as they are, and the desk says why', async () => {
  const own = { 'answer:What do I pay?': 'Nothing.', heading: 'Ours.' };
  const { builtPage, withOwnTexts } = await withTexts({ '/a': own });
  expect(withOwnTexts('/a', page).sections).toEqual(page.sections);
  expect(withOwnTexts('/a', { ...page, kind: 'legal' })).toEqual({ ...page, kind: 'legal' });
  const { texts } = builtPage('/a', 'A', { lead: page.lead }, [{ question: 'What?', answer: '20%' }]);
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
