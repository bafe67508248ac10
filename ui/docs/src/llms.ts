import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contents } from './contents.ts';
import { commentOf, entries } from './library/source.ts';
import { markdownOf } from './texts.ts';

/** A text as Markdown, with its title and summary. */
async function pageOf(id: string) {
  const text = await readFile(join('src/content/docs', `${id}.mdx`), 'utf8');
  const [matter, title = '', summary] = /^---\ntitle: (.+)\n(?:description: (.+)\n)?[\s\S]*?\n?---\n/.exec(text) ?? [
    '',
  ];
  const entry = entries.get(title);
  const about = summary?.replace(/^'|'$/g, '').replaceAll("''", "'") ?? (entry && commentOf(entry).about);
  const body = markdownOf(text.slice(matter.length), title);
  return {
    title,
    about,
    file: join(id.replace(/^index$/, ''), 'index.md'),
    markdown: `# ${title}\n\n${about}\n\n${body}\n`,
  };
}

/** Writes the pages for programs that read text: each as Markdown, a list of all, and all in one file. See llmstxt.org. */
export const llms: AstroIntegration = {
  name: 'llms',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const write = async (file: string, text: string) => {
        const path = join(fileURLToPath(dir), file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, text);
      };
      const lists: string[] = [];
      const all: string[] = [];
      for (const { label, items } of contents) {
        const pages = await Promise.all(items.map(pageOf));
        for (const { file, markdown } of pages) await write(file, markdown);
        all.push(...pages.map(({ markdown }) => markdown));
        lists.push(
          `## ${label}\n\n${pages.map(({ title, file, about }) => `- [${title}](${file}): ${about}`).join('\n')}\n`,
        );
      }
      const { about } = await pageOf('index');
      await write('llms.txt', `# @agency-site/ui\n\n> ${about}\n\n${lists.join('\n')}`);
      await write('llms-full.txt', all.join('\n---\n\n'));
    },
  },
};
