import { basename, dirname } from 'node:path';
import { illustratedBlocks } from '../../server/platform/markdown/blocks.ts';
import { curly } from '../../server/platform/markdown/curly.ts';
import { illustration } from '../../server/platform/markdown/illustration.ts';
import type { Case, CaseFacts, Post, PostFacts } from '../../src/content/article.ts';
import { readingMinutes } from '../../src/domain/text/post.ts';
import { artwork } from './artworks.ts';
import { type Folder, heads, parted, TextError } from './frontMatter.ts';
import { Pictures } from './pictures.ts';

/** The text folder of a file; undefined for other Markdown files. */
export function folderOf(file: string): Folder | undefined {
  const name = basename(dirname(file));
  return (Object.keys(heads) as Folder[]).find((folder) => folder === name);
}

/**
 * Compiles a text file, `content/blog/3-how-to-read-an-ad-report.md`. Errors name the file and, where they can, the line. Its pictures
 * are the files of the folder that has its name; their paths are relative to the text.
 */
export function article(file: string, text: string): Post | Case {
  try {
    const folder = folderOf(file);
    const index = /^([1-9]\d*)-[a-z0-9-]+\.md$/.exec(basename(file))?.[1];
    if (!folder || !index) throw new Error('A text is named by its number and some words: 3-choosing-a-domain.md');
    const { facts, body } = parted(folder, text);
    const minutes = readingMinutes(body);
    const inPrint = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? curly(fact) : fact]);
    const common = { ...Object.fromEntries(inPrint), index: Number(index), minutes };
    const pictures = new Pictures(file);
    const compiled = folder === 'blog' ? post(common, body, pictures) : sample(common, body, pictures);
    pictures.check();
    return compiled;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const said =
      error instanceof TextError
        ? error.faults.map(({ line, text }) => `${file}:${line}: ${text}`).join('\n')
        : `${file}${lineOf(words, text)}: ${words}`;
    throw new Error(said, { cause: error });
  }
}

/** ":12", the line that an error quotes at its end. */
function lineOf(words: string, text: string): string {
  const quoted = /: ([^\n]+)/.exec(words)?.[1];
  const at = quoted === undefined ? -1 : text.split('\n').findIndex((line) => line.includes(quoted));
  return at < 0 ? '' : `:${at + 1}`;
}

/** Metadata before its cover is found: `cover` says what it shows. */
type Uncovered<Facts> = Omit<Facts, 'cover'> & { cover?: string };

function post({ cover, ...facts }: Uncovered<PostFacts>, body: string, pictures: Pictures): Post {
  return {
    facts: { ...facts, ...(cover !== undefined && { cover: pictures.cover(cover) }) },
    blocks: illustratedBlocks(body, (token) => illustration(token, (name, alt) => pictures.picture(name, alt), true)),
  };
}

function sample({ cover: alt = '', ...facts }: Uncovered<CaseFacts>, body: string, pictures: Pictures): Case {
  const cover = { wide: pictures.cover(alt), tall: pictures.cover(alt, 'cover-tall') };
  return { facts: { ...facts, cover }, blocks: illustratedBlocks(body, (token) => artwork(token, pictures)) };
}
