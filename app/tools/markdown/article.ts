import { basename, dirname } from 'node:path';
import type { Article, Case, CaseFacts } from '../../src/content/article.ts';
import { blocks, illustratedBlocks } from './blocks.ts';
import { curly } from './curly.ts';
import { type Folder, heads, parted } from './frontMatter.ts';
import { Pictures } from './pictures.ts';

/** Reading speed in words per minute. */
const PACE = 200;

/** The text folder of a file; undefined for other Markdown files. */
export function folderOf(file: string): Folder | undefined {
  const name = basename(dirname(file));
  return (Object.keys(heads) as Folder[]).find((folder) => folder === name);
}

/**
 * Compiles a text file, `content/blog/3-how-to-read-an-ad-report.md`. Errors name the file. The pictures of a sample project
 * are the files of the folder that has its name; their paths are relative to the text.
 */
export function article(file: string, text: string): Article | Case {
  try {
    const folder = folderOf(file);
    const index = /^([1-9]\d*)-[a-z0-9-]+\.md$/.exec(basename(file))?.[1];
    if (!folder || !index) throw new Error('A text is named by its number and some words: 3-choosing-a-domain.md');
    const { facts, body } = parted(folder, text);
    const minutes = Math.max(1, Math.round(body.split(/\s+/).length / PACE));
    const inPrint = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? curly(fact) : fact]);
    const common = { ...Object.fromEntries(inPrint), index: Number(index), minutes };
    if (!('cover' in facts && typeof facts.cover === 'string')) return { facts: common, blocks: blocks(body) };
    return illustrated(file, common, facts.cover, body);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** @param alt what the cover shows */
function illustrated(file: string, facts: Omit<CaseFacts, 'cover' | 'frames'>, alt: string, body: string): Case {
  const pictures = new Pictures(file);
  const cover = pictures.cover(alt);
  const parts = illustratedBlocks(body, pictures);
  pictures.checkUnused();
  if (pictures.faults.length > 0) throw new Error(`\n${pictures.faults.map((fault) => `- ${fault}`).join('\n')}`);
  const frames = parts.flatMap((part) => (part.kind === 'frame' ? [part.name] : []));
  return { facts: { ...facts, cover, frames }, blocks: parts };
}
