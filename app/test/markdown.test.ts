import { describe, expect, test } from 'vitest';
import { blocks } from '../server/markdown/blocks.ts';
import { curly } from '../server/markdown/curly.ts';
import { article } from '../tools/markdown/article.ts';

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
    [
      'a project that is not said to be a sample',
      'portfolio/4-x.md',
      `---\n${sample.replace('true', 'false')}\n---\nText.`,
    ],
    ['a service that is not for sale', 'portfolio/4-x.md', `---\n${sample.replace('garo', 'gyro')}\n---\nText.`],
    ['a project without a cover', 'portfolio/4-x.md', `---\n${sample.replace(/\ncover.*/, '')}\n---\nText.`],
  ])('%s fails the build, naming the file', (_, file, text) => {
    expect(() => article(file, text)).toThrow(`${file}: `);
    expect(() => article(file, text)).not.toThrow('is missing');
  });
});
