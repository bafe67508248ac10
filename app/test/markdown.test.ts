import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocks } from '../server/platform/markdown/blocks.ts';
import { curly } from '../server/platform/markdown/curly.ts';
import { newFolder } from '../server/testing/temporaryFolder.ts';
import { article } from '../tools/markdown/article.ts';
import { readArticles } from '../tools/markdown/articles.ts';
import { readPages } from '../tools/pages.ts';

test.each([
  [`"It's open," she said ("really").`, '“It’s open,” she said (“really”).'],
  [`the '90s and the owners' room`, 'the ’90s and the owners’ room'],
])('%s is typeset as %s', (typed, printed) => {
  expect(curly(typed)).toBe(printed);
});

test('a quotation mark after emphasis is a closing one', () => {
  expect(blocks('"*Quality*" may')).toEqual([{ kind: 'text', words: ['“', { text: 'Quality', as: 'em' }, '” may'] }]);
});

describe('Markdown becomes', () => {
  test.each([
    ['a paragraph, on one line', 'One & two\nlines.', { kind: 'text', words: 'One & two lines.' }],
    [
      'words with a link in them',
      'See [all prices](/service-landing-page).',
      { kind: 'text', words: ['See ', { text: 'all prices', to: '/service-landing-page' }, '.'] },
    ],
    [
      'a heading that can be linked to',
      '## 2. The owner’s way to the café',
      { kind: 'heading', level: 2, id: 'the-owners-way-to-the-cafe', text: '2. The owner’s way to the café' },
    ],
    ['a list', '- one\n- two', { kind: 'list', ordered: false, items: ['one', 'two'] }],
    ['a numbered list', '1. one\n2. two', { kind: 'list', ordered: true, items: ['one', 'two'] }],
    ['a quote of two paragraphs', '> one\n>\n> two', { kind: 'quote', text: ['one', 'two'] }],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] }],
  ])('%s', (_, markdown, block) => {
    expect(blocks(markdown)).toEqual([block]);
  });
});

test('no two headings have the same id, none an id of the page, and none an empty one', () => {
  const text = ['Prices', 'Prices', 'Newsletter', 'Contents', 'Привет', '价格']
    .map((title) => `## ${title}`)
    .join('\n\n');
  expect(blocks(text).map((block) => 'id' in block && block.id)).toEqual([
    'prices',
    'prices-2',
    'newsletter-2',
    'contents-2',
    'section-1',
    'section-2',
  ]);
});

test.each([
  ['a first heading, which the page has already', '# Title'],
  ['a picture', '![A cat](cat.jpg)'],
  ['markup', '<b>bold</b>'],
  ['a block of markup', '<div>\n\n</div>'],
  ['a list in a list', '- one\n  - two'],
  ['something stressed twice', '**[Both](/about-us)**'],
])('%s is not supported, and fails the build', (_, markdown) => {
  expect(() => blocks(markdown)).toThrow(markdown.trim().slice(0, 3));
});

const head = `title: A bakery with two ovens
description: What we would build for a bakery that sells more online than it can bake, and what we would leave out.
date: 2026-11-20
topics: [websites]`;
const sample = `${head}
sample: true
built: A shop that stops selling when the ovens are full.
why: The bakery lost more by saying sorry than by selling less.
services: [tier:full, trinity:garo]
business: A bakery with two ovens
includes: The shop and its e-mails
setting: The sign over the door
cover: "Two ovens, side by side"`;

describe('the front matter of a text', () => {
  test('is parsed into metadata', () => {
    const { facts } = article('content/blog/4-two-ovens.md', `---\n${head}\n---\n${'word '.repeat(700)}`);
    expect(facts).toMatchObject({ index: 4, draft: false, minutes: 4, topics: ['websites'] });
  });

  test('names the author of a post, if there is one', () => {
    const authorOf = (more: string) => article('content/blog/4-two-ovens.md', `---\n${head}${more}\n---\nText.`).facts;
    expect(authorOf('\nauthor: Ann Byrne')).toMatchObject({ author: 'Ann Byrne' });
    expect(authorOf('')).not.toHaveProperty('author');
  });

  test.each([
    ['without facts', 'blog/4-x.md', 'Text.'],
    ['without a number', 'blog/x.md', `---\n${head}\n---\nText.`],
    ['a day that is none', 'blog/4-x.md', `---\n${head.replace('11-20', '11-31')}\n---\nText.`],
    ['an unknown fact', 'blog/4-x.md', `---\n${head}\neditor: Ann\n---\nText.`],
    ['a service that is not for sale', 'portfolio/4-x.md', `---\n${sample.replace('garo', 'gyro')}\n---\nText.`],
    ['a project without a cover', 'portfolio/4-x.md', `---\n${sample.replace(/\ncover.*/, '')}\n---\nText.`],
  ])('%s is a fault that names the file', (_, file, text) => {
    expect(() => article(file, text)).toThrow(new RegExp(`^${file}(:\\d+)?: `));
  });
});

describe('a text with a fault', () => {
  test.each([
    [
      'a short description',
      `${head.replace(/description:.*/, 'description: Forty-one characters are too few for that')}\n---\nText.`,
      ':3: "description" has 41 characters, and needs at least 60',
    ],
    ['a missing line', `${head.replace(/date:.*\n/, '')}\n---\nText.`, ':1: "date" is missing'],
    ['an unknown line', `${head}\neditor: Ann\n---\nText.`, ':6: "editor" isn’t one of the lines of a text'],
    ['no YAML', `${head.replace('title: ', 'title: "')}\n---\nText.`, /:\d+: Missing closing "quote/],
    ['something unsupported in its text', `${head}\n---\nText.\n\n# Title`, ':9: Only headings with ## and ###'],
  ])('%s is named by file and line', (_, text, fault) => {
    const file = 'blog/4-x.md';
    const words = typeof fault === 'string' ? `${file}${fault}` : fault;
    expect(() => article(file, `---\n${text}`)).toThrow(words);
  });

  test('is left out and reported, and the others are shown', () => {
    const app = newFolder();
    const blog = join(app, 'src/content/blog');
    mkdirSync(blog, { recursive: true });
    for (const [name, text] of [
      ['1-good.md', `---\n${head}\n---\nText.`],
      ['2-bad.md', `---\n${head}\neditor: Ann\n---\nText.`],
      ['1-twice.md', `---\n${head}\n---\nText.`],
    ] as const)
      writeFileSync(join(blog, name), text);
    const { texts, faults } = readArticles(app);
    expect(texts.map(({ file }) => file)).toEqual(['src/content/blog/1-good.md']);
    expect(faults).toEqual([
      expect.stringContaining('src/content/blog/1-twice.md: src/content/blog/1-good.md has the same number'),
      expect.stringMatching(/^src\/content\/blog\/2-bad\.md:6: "editor".*\nThe site leaves it out/),
    ]);
  });

  test('so is a page that can’t be shown', async () => {
    const app = newFolder();
    const folder = join(app, 'src/content/pages');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'untitled.ts'),
      "export const page = { kind: 'legal', description: '', heading: 'A', lead: '', sections: [] };",
    );
    writeFileSync(join(folder, 'unclosed.ts'), 'export const page = {\n  title: [\n};');
    writeFileSync(join(folder, 'other.ts'), 'export const text = {};');
    const { pages, faults } = await readPages(app);
    expect(pages).toEqual([]);
    expect(faults).toEqual([
      expect.stringMatching(/^src\/content\/pages\/other\.ts: A page file exports/),
      expect.stringMatching(/^src\/content\/pages\/unclosed\.ts:3: .*\nThe site leaves it out/),
      expect.stringMatching(/^src\/content\/pages\/untitled\.ts: "title" is missing/),
    ]);
  });

  test('is not among those of this site', () => {
    expect(readArticles(join(import.meta.dirname, '..')).faults).toEqual([]);
  });
});
