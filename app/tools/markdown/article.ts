import { basename, dirname } from 'node:path';
import type { Article } from '../../src/content/article.ts';
import { blocks } from './blocks.ts';
import { curly } from './curly.ts';
import { type Folder, heads, parted } from './frontMatter.ts';

/** Reading speed in words per minute. */
const PACE = 200;

/** The text folder of a file; undefined for other Markdown files. */
export function folderOf(file: string): Folder | undefined {
  const name = basename(dirname(file));
  return (Object.keys(heads) as Folder[]).find((folder) => folder === name);
}

/** Compiles a text file, `content/blog/3-how-to-read-an-ad-report.md`. Errors name the file. */
export function article(file: string, text: string): Article {
  try {
    const folder = folderOf(file);
    const index = /^([1-9]\d*)-[a-z0-9-]+\.md$/.exec(basename(file))?.[1];
    if (!folder || !index) throw new Error('A text is named by its number and some words: 3-choosing-a-domain.md');
    const { facts, body } = parted(folder, text);
    const minutes = Math.max(1, Math.round(body.split(/\s+/).length / PACE));
    const inPrint = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? curly(fact) : fact]);
    return { facts: { ...Object.fromEntries(inPrint), index: Number(index), minutes }, blocks: blocks(body) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
