import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { newFolder } from '../server/testing/temporaryFolder.ts';
import type { Case, Post } from '../src/content/article.ts';
import { article } from '../tools/markdown/article.ts';
import { sizeOf } from '../tools/markdown/pictureSize.ts';

const svg = (size: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${size}${more}></svg>`;

/** The start of a lossy WebP file. */
function webp(width: number, height: number): Buffer {
  const file = Buffer.alloc(40);
  file.write('RIFF', 0);
  file.write('WEBPVP8 ', 8);
  file.writeUInt16LE(width, 26);
  file.writeUInt16LE(height, 28);
  return file;
}

/** The part of an AVIF file with its size, after the size of a thumbnail. */
function avif(width: number, height: number): Buffer {
  const box = (width: number, height: number) => {
    const part = Buffer.alloc(16);
    part.write('ispe', 0);
    part.writeUInt32BE(width, 8);
    part.writeUInt32BE(height, 12);
    return part;
  };
  return Buffer.concat([Buffer.from('ftypavif'), box(160, 100), box(width, height)]);
}

describe('the size of a picture', () => {
  const flags = Buffer.alloc(40);
  flags.write('WEBPVP8X', 8);
  flags.writeUIntLE(1599, 24, 3);
  flags.writeUIntLE(999, 27, 3);
  const lossless = Buffer.alloc(40);
  lossless.write('WEBPVP8L', 8);
  lossless.writeUInt32LE((1600 - 1) | ((1000 - 1) << 14), 21);

  test.each<[string, string, Buffer]>([
    ['an SVG with a size', 'a.svg', Buffer.from(svg('width="1600" height="1000px" viewBox="0 0 16 10"'))],
    ['an SVG with a viewBox', 'a.svg', Buffer.from(`<?xml version="1.0"?>${svg('viewBox="10 10 1600 1000"')}`)],
    ['WebP', 'a.webp', webp(1600, 1000)],
    ['WebP with transparency', 'a.webp', flags],
    ['lossless WebP', 'a.webp', lossless],
    ['AVIF', 'a.avif', avif(1600, 1000)],
  ])('is read from %s', (_, name, file) => expect(sizeOf(name, file)).toEqual({ width: 1600, height: 1000 }));

  test.each<[string, string, Buffer]>([
    ['an SVG without it', 'a.svg', Buffer.from(svg('width="100%"'))],
    ['a JPEG that is called WebP', 'a.webp', Buffer.from('\xff\xd8\xff')],
    ['an empty AVIF', 'a.avif', Buffer.alloc(0)],
  ])('is unknown in %s', (_, name, file) => expect(sizeOf(name, file)).toBeUndefined());
});

const head = `title: A bakery with two ovens
description: What we would build for a bakery that sells more online than it can bake, and what we would leave out.
date: 2026-11-20
topics: [websites]
sample: true
built: A shop that stops selling
why: The bakery lost more by saying sorry than by selling less.
services: [tier:full, trinity:garo]
store: true
business: A bakery with two ovens
includes: The shop and its e-mails
setting: The sign over the door
cover: "Two ovens, side by side"`;

let folder: string;
beforeEach(() => {
  folder = join(newFolder(), 'portfolio');
  mkdirSync(join(folder, '4-two-ovens'), { recursive: true });
  put('cover.svg', svg('width="1600" height="1000"'));
  put('cover-tall.svg', svg('width="1000" height="1250"'));
});

const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, '4-two-ovens', name), content);
const isCase = (text: Post | Case): text is Case => 'built' in text.facts;

function compile(body: string): Case {
  const text = article(join(folder, '4-two-ovens.md'), `---\n${head}\n---\n${body}`);
  if (!isCase(text)) throw new Error('It has no cover.');
  return text;
}

test('a project has its services, and a wide and a tall cover', () => {
  const { cover, ...facts } = compile('Text.').facts;
  expect(facts).toMatchObject({ index: 4, draft: false, services: ['tier:full', 'trinity:garo'], store: true });
  const alt = 'Two ovens, side by side';
  expect(cover.wide).toEqual({ alt, width: 1600, height: 1000, src: './4-two-ovens/cover.svg', sources: [] });
  expect(cover.tall).toEqual({ alt, width: 1000, height: 1250, src: './4-two-ovens/cover-tall.svg', sources: [] });
});

test('pictures are shown in rows, with captions that say whether the price includes them', () => {
  put('mark.svg', svg('width="1200" height="750"', ' data-scope="in-the-price"'));
  put('bag.svg', svg('width="1200" height="750"'));
  const body = `Text.

![The mark](mark.svg "In the price: Three cuts at 24°.")
![A bag](bag.svg "Not in the price: It's the wholesaler's.")`;
  expect(compile(body).blocks).toEqual([
    { kind: 'text', words: 'Text.' },
    {
      kind: 'pictures',
      items: [
        {
          picture: { alt: 'The mark', width: 1200, height: 750, src: './4-two-ovens/mark.svg', sources: [] },
          scope: 'inThePrice',
          caption: 'Three cuts at 24°.',
        },
        {
          picture: { alt: 'A bag', width: 1200, height: 750, src: './4-two-ovens/bag.svg', sources: [] },
          scope: 'settingOnly',
          caption: 'It’s the wholesaler’s.',
        },
      ],
    },
  ]);
});

test('a photo is offered in every format and size, the best format and the smallest size first', () => {
  put('shop.webp', webp(1600, 1000));
  put('shop-800.webp', webp(800, 500));
  put('shop.avif', avif(1600, 1000));
  put('shop-800.avif', avif(800, 500));
  const [block] = compile('![The shop](shop.webp "Not in the price: In March.")').blocks;
  const file = (name: string, width: number) => ({ src: `./4-two-ovens/${name}`, width });
  expect(block).toMatchObject({
    items: [
      {
        picture: {
          src: './4-two-ovens/shop.webp',
          width: 1600,
          sources: [
            { type: 'image/avif', files: [file('shop-800.avif', 800), file('shop.avif', 1600)] },
            { type: 'image/webp', files: [file('shop-800.webp', 800), file('shop.webp', 1600)] },
          ],
        },
      },
    ],
  });
});

test('a post has a cover, pictures, figures and pull quotes', () => {
  rmSync(join(folder, '4-two-ovens/cover-tall.svg'));
  put('shop.svg', svg('width="1200" height="750"'));
  const blog = join(folder, '../blog');
  renameSync(folder, blog);
  const { facts, blocks } = article(
    join(blog, '4-two-ovens.md'),
    `---\n${head.split('\nsample')[0]}\ncover: Two ovens, side by side\n---\n![The shop](shop.svg "It's new.")\n\n![](figure:AdReport)\n\n**It's "yours".**`,
  );
  expect(facts).toMatchObject({ cover: { alt: 'Two ovens, side by side', src: './4-two-ovens/cover.svg' } });
  expect(blocks).toMatchObject([
    { kind: 'picture', picture: { alt: 'The shop', src: './4-two-ovens/shop.svg' }, caption: 'It’s new.' },
    { kind: 'figure', name: 'AdReport' },
    { kind: 'pull', text: 'It’s “yours”.' },
  ]);
});

test('a picture composed for a phone is shown there', () => {
  put('shop.svg', svg('width="1344" height="720"'));
  put('shop-phone.svg', svg('width="390" height="800"'));
  expect(compile('![The shop online](shop.svg "In the price: One page.")').blocks).toMatchObject([
    {
      kind: 'pictures',
      items: [
        {
          picture: {
            src: './4-two-ovens/shop.svg',
            phone: { src: './4-two-ovens/shop-phone.svg', alt: 'The shop online', width: 390, height: 800 },
          },
        },
      ],
    },
  ]);
});

test('a palette has contrast ratios, and words that can be read on it', () => {
  const [block] = compile(
    '```palette\nNot in the price: Two.\n5 Crust brown #371B10, white #FFFFFF\n2 Clay #CC6440, white #FFFFFF\n```',
  ).blocks;
  expect(block).toEqual({
    kind: 'palette',
    scope: 'settingOnly',
    caption: 'Two.',
    colours: [
      { name: 'Crust brown', code: '#371B10', parts: 5, ink: '#FFFFFF', contrasts: [{ with: 'white', ratio: 15.8 }] },
      { name: 'Clay', code: '#CC6440', parts: 2, ink: '#000000', contrasts: [{ with: 'white', ratio: 3.8 }] },
    ],
  });
});

describe('the build says in words', () => {
  const fault = (body: string) => expect(() => compile(body));

  test('that a picture has no alternative text', () => {
    put('mark.svg', svg('width="1200" height="750"'));
    fault('![](mark.svg "In the price: It.")').toThrow('4-two-ovens/mark.svg has no alternative text');
  });

  test('that a picture is missing, or doesn’t say its size', () => {
    fault('![A](mark.svg "In the price: It.")').toThrow('4-two-ovens/mark.svg is missing.');
    put('mark.svg', svg('width="100%"'));
    fault('![A](mark.svg "In the price: It.")').toThrow('mark.svg doesn’t say its size');
  });

  test('that a cover is missing', () => {
    rmSync(join(folder, '4-two-ovens/cover-tall.svg'));
    fault('Text.').toThrow('4-two-ovens/cover-tall.svg is missing.');
  });

  test('that a caption doesn’t say what the price pays for, or that the picture says otherwise', () => {
    put('mark.svg', svg('width="1200" height="750"', ' data-scope="setting-only"'));
    fault('![A](mark.svg)').toThrow(
      'mark.svg needs a caption that begins with "In the price: " or "Not in the price: ".',
    );
    fault('![A](mark.svg "In the price: It.")').toThrow('4-two-ovens/mark.svg is "setting-only"');
    fault('```palette\nTwo.\n5 Brown #371B10, white #FFFFFF\n```').toThrow('A palette needs a caption');
  });

  test('that a picture isn’t shown, or has an unknown format', () => {
    put('old.svg', svg('width="1200" height="750"'));
    fault('Text.').toThrow('4-two-ovens/old.svg isn’t shown anywhere');
    put('shop.jpg', 'JPEG');
    fault('![A](shop.jpg "In the price: It.")').toThrow('4-two-ovens/shop.jpg has an unknown format');
  });

  test('that a photo has no small version, or one of other proportions', () => {
    put('shop.webp', webp(1600, 1000));
    fault('![A](shop.webp "In the price: It.")').toThrow('add shop-800.webp, 800 pixels wide');
    put('shop-800.webp', webp(800, 600));
    fault('![A](shop.webp "In the price: It.")').toThrow('beside shop.webp it has to be 500 high');
  });

  test('how a colour is written', () => {
    fault('```palette\nIn the price: One.\nBrown\n```').toThrow('This isn’t: Brown');
  });

  test('everything at once, below the name of the file', () => {
    rmSync(join(folder, '4-two-ovens/cover.svg'));
    fault('![](mark.svg)').toThrow(/4-two-ovens\.md: \n- .*cover\.svg is missing\.\n- .*\n- .*mark\.svg is missing/);
  });
});
