import * as z from 'zod/mini';
import { type OwnTexts, type PageTexts, textPlace, writtenTexts } from '../../src/domain/staff/pageTexts.ts';
import type { Words } from '../../src/domain/text/blocks.ts';
import { blocks } from '../platform/markdown/blocks.ts';

/** How long a text may be, and whether it is Markdown, by the start of its name. */
const kinds = [
  { name: /^heading$/, most: 70, isMarkdown: false },
  { name: /^lead$/, most: 600, isMarkdown: true },
  { name: /^question:/, most: 120, isMarkdown: false },
  { name: /^answer:/, most: 1_500, isMarkdown: true },
];

const schema = z.record(
  z.string().check(z.maxLength(200), z.startsWith('/')),
  z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(5_000))),
);

/** A text as it is rendered. @throws Error with what is wrong, in words */
function wordsOf(name: string, text: string): Words {
  const kind = kinds.find((each) => each.name.test(name));
  if (!kind) throw new Error('There is no such text on a page.');
  if (text.length > kind.most) throw new Error(`Write at most ${kind.most} characters; these are ${text.length}.`);
  if (/[^\P{Cc}\n]/u.test(text) || (!kind.isMarkdown && text.includes('\n'))) {
    throw new Error('Write one paragraph, without control characters.');
  }
  if (!kind.isMarkdown) return text;
  const [block, ...more] = blocks(text);
  if (block?.kind !== 'text' || more.length > 0) throw new Error('Write one paragraph, without lists and headings.');
  return block.words;
}

/** Page texts as the desk sends them or as they are stored, or what is wrong with them. */
export function readPageTexts(data: unknown) {
  const read = schema.safeParse(data);
  if (!read.success) {
    return { data: null, problems: [{ path: '', message: 'These aren’t texts of pages, or one is too long.' }] };
  }
  const problems = writtenTexts(read.data).flatMap(({ path, name, text }) => {
    try {
      wordsOf(name, text);
      return [];
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return [{ path: `${path} ${name}`, place: textPlace(path, name), message: words }];
    }
  });
  return problems.length > 0 ? { data: null, problems } : { data: read.data as PageTexts, problems: [] };
}

/** As pages are rendered with them. */
export const ownTexts = (texts: PageTexts): OwnTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([path, page]) => [
      path,
      Object.fromEntries(writtenTexts({ '': page }).map(({ name, text }) => [name, wordsOf(name, text)])),
    ]),
  );

/** Amounts that won't follow the price list. */
export const textWarnings = (texts: PageTexts): string[] =>
  writtenTexts(texts)
    .filter(({ text }) => /€\s*\d|\d\s*(€|%|euro\b)/i.test(text))
    .map(({ path, name }) => `${textPlace(path, name)}: it names an amount, which won’t follow the price list.`);
