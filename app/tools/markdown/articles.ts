import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseFacts, PostFacts } from '../../src/content/article.ts';
import { article } from './article.ts';
import { type Folder, heads } from './frontMatter.ts';

export const folders = Object.keys(heads) as Folder[];

export interface TextFile {
  /** Relative to the app: `src/content/blog/4-choosing-a-domain.md`. */
  file: string;
  folder: Folder;
  facts: (PostFacts | CaseFacts) & { index: number };
}

/** What becomes of a text with a fault. */
export const leftOut = 'The site leaves it out until that is mended.';

/** The text files of a folder, whether or not they are in order. */
export function textFiles(app: string, folder: Folder): string[] {
  try {
    return readdirSync(join(app, 'src/content', folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `src/content/${folder}/${name}`);
  } catch {
    return [];
  }
}

/** The posts and projects of an app, newest first, and what is wrong with those that the site has to leave out. */
export function readArticles(app: string): { texts: readonly TextFile[]; faults: readonly string[] } {
  const texts: TextFile[] = [];
  const faults: string[] = [];
  for (const folder of folders) {
    for (const file of textFiles(app, folder)) {
      try {
        const { facts } = article(join(app, file), readFileSync(join(app, file), 'utf8'));
        const other = texts.find((text) => text.folder === folder && text.facts.index === facts.index);
        if (other) throw new Error(`${file}: ${other.file} has the same number`);
        texts.push({ file, folder, facts: { ...facts, index: Number(facts.index) } });
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        faults.push(`${words.replaceAll(join(app, file), file)}\n${leftOut}`);
      }
    }
  }
  return { texts: texts.sort((one, other) => other.facts.index - one.facts.index), faults };
}
