import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTokens } from '../../facts/tokens.ts';
import { pictureFile, pictures, schemes } from '../pictures.ts';
import { components, kebab } from './contents.ts';
import { importOf, referenceOf, table } from './library/reference.ts';
import { kB, sizeOf, sizes } from './library/sizes.ts';
import { asMdx, commentOf, type Entry, entries, library } from './library/source.ts';

/* The texts are Markdown. Blocks that name a file are filled with it, comments by what follows from the library. */

const read = (path: string) => readFileSync(path, 'utf8').trim();

/** All custom properties of the theme. */
const tokens = () =>
  table(
    ['Variable', 'Light', 'Dark', 'For'],
    readTokens().map(({ variable, light, dark, about }) => [
      `\`${variable}\``,
      `\`${light}\``,
      light === dark ? '' : `\`${dark}\``,
      about,
    ]),
  );

/** The size of every component beside its limit. */
const sizeTable = () =>
  table(
    ['Component', 'kB', 'Limit'],
    sizes().map(({ name, size, sizeLimit }) => [name, kB(size), kB(sizeLimit)]),
  );

/** Every component with its picture, as a list of links. */
function tiles(): string {
  const items = components.map((name) => {
    const alt = pictures[name]?.alt ?? '';
    const images = schemes.map(
      (scheme) =>
        `<img class="${scheme === 'dark' ? 'light' : 'dark'}:sl-hidden" src="/pictures/${pictureFile(name, scheme)}" alt="${alt}" loading="lazy" />`,
    );
    const entry = entries.get(name);
    return `- ${images.join('')} *${sizeOf(name)} kB* [${name}](/components/${kebab(name)}/) ${entry ? commentOf(entry).about : ''}`;
  });
  return `<div class="tiles">\n\n${items.join('\n')}\n\n</div>`;
}

/** What is new: the notes of the next version, then CHANGELOG.md. */
function changelog(): string {
  const folder = join(library, '../.changeset');
  const notes = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => read(join(folder, file)).replace(/^---[\s\S]*?---\s*/, ''))
    .map((text) => `- ${text.replaceAll('\n', '\n  ')}`);
  const released = read(join(library, 'CHANGELOG.md'))
    .replace(/^# .*\n/, '')
    .replace(/^- [0-9a-f]{7,}: /gm, '- ');
  const next = notes.length > 0 ? `## Next version\n\n${notes.join('\n')}\n\n` : '';
  return asMdx(next + released.trim());
}

type Chapter = (entry: Entry) => string;

/** The comments that are replaced; `import` and `reference` are those of the module that the page is about. */
const chapters: Readonly<Record<string, Chapter>> = {
  tokens,
  sizes: sizeTable,
  changelog,
  components: tiles,
  import: (entry) => `${importOf(entry)}\n\n${commentOf(entry).more}`,
  reference: referenceOf,
};

/** An empty fence names what it shows: a file, a live example, or one in a window of its own. */
const fence = /^```(\w+) (file|example|window)=(\S+)\n```$/gm;

/** The code that a fence shows. */
const codeOf = (kind: string, name: string) =>
  read(join(process.cwd(), kind === 'file' ? name : `examples/${name}.tsx`));

/** Puts the chapters of a text in their places. */
const withChapters = (text: string, title: string): string =>
  text.replace(/<!-- (\w+) -->/g, (_, name: string) => chapters[name]?.(entries.get(title) as Entry) ?? '');

/** A text for other readers: Markdown without pictures and live parts. */
export const markdownOf = (text: string, title: string): string =>
  withChapters(text, title)
    .replace(
      fence,
      (_, language: string, kind: string, name: string) => `\`\`\`${language}\n${codeOf(kind, name)}\n\`\`\``,
    )
    .replace(/<\/?(?:img|div)[^>]*>/g, '')
    .trim();

/** A text as MDX, with its examples as islands; `base` is the path that the site is served at. */
function mdxOf(text: string, base: string): string {
  const imports: string[] = [];
  const [, title = ''] = /^title: (.+)$/m.exec(text) ?? [];
  const body = withChapters(text, title).replace(fence, (_, language: string, kind: string, name: string) => {
    const label = name.replace(/^.*(?:apps\/next|themed-page|examples(?:\/recipes)?)\//, '');
    const code = `\`\`\`${language}${kind === 'file' ? ` title="${label}"` : ''}\n${codeOf(kind, name)}\n\`\`\``;
    if (kind === 'file') return code;
    const address = `/examples/${name}/`;
    if (kind === 'window')
      return `<div class="example not-content"><iframe src="${address}" title="The example in a window of its own" loading="lazy" /></div>\n\n[Open it in a window of its own](${address})\n\n${code}`;
    const example = `Example${imports.length}`;
    imports.push(`import ${example} from '/examples/${name}.tsx';`);
    return `<div class="example not-content" data-example="${name}"><${example} client:visible={{ rootMargin: '400px' }} /></div>\n\n${code}`;
  });
  return body
    .replace(/^---[\s\S]+?\n---\n/, (matter) => `${matter}\n${imports.join('\n')}\n`)
    .replaceAll('](/', `](${base}`)
    .replaceAll('src="/', `src="${base}`);
}

/** Completes the texts before they are compiled. */
export const texts = (base: string): Plugin => ({
  name: 'texts',
  enforce: 'pre',
  transform: (text, id) => (/\/content\/docs\/[^?]+\.mdx$/.test(id) ? mdxOf(text, base) : undefined),
});
