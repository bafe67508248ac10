import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelog, exceptions, sizes, tiles, tokensTable } from './chapters.ts';
import { commentOf, importOf, reference } from './component.ts';
import { components, contents, home, kebab } from './contents.ts';
import { expand, plain } from './expand.ts';
import { type Compiled, inline, toHtml } from './html.ts';
import type { Library } from './library.ts';

/** A page, ready to be rendered. */
export interface Page extends Compiled {
  /** "/components/slider/". */
  path: string;
  title: string;
  /** Its summary: one or two sentences of Markdown. */
  about: string;
  /** The same as HTML, and as plain text. */
  lead: string;
  summary: string;
  section: string;
  /** The page as Markdown without its title, for programs. */
  markdown: string;
}

/** The functions with a page of their own, by the last part of its address. */
const functions = ['slotTimes', 'useSlotCalendar', 'invokers'];
const entryOf = (path: string) =>
  [...components, ...functions].find(
    (name) => path === `components/${kebab(name)}` || path === `functions/${kebab(name)}`,
  );

const written = (path: string) => {
  const file = join(home, 'content', `${path || 'index'}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
};

interface Text {
  title: string;
  about: string;
  body: string;
}

/** The page of a component: the written text and examples, then the reference from its sources. */
function componentPage(name: string, path: string, { facts }: Library): Text {
  const own = facts.get(name);
  if (!own) throw new Error(`The library exports no ${name}`);
  const { about, more } = commentOf(own.entry);
  const body = [`\`\`\`tsx\n${importOf(own.entry)}\n\`\`\``, more, written(path) ?? '', reference(own)];
  return { title: name, about, body: body.filter(Boolean).join('\n\n') };
}

/** A text begins with its title and a summary. */
function textPage(path: string, library: Library): Text {
  const text = written(path) ?? '';
  const [, title, about, body] = /^# (.+)\n\n(.+(?:\n.+)*)(?:\n\n([\s\S]*))?$/.exec(text) ?? [];
  if (!title || !about) throw new Error(`content/${path || 'index'}.md needs a title and a first paragraph`);
  const filled = (body ?? '')
    .replace('<!-- tokens -->', () => tokensTable(library.tokens))
    .replace('<!-- changelog -->', changelog)
    .replace('<!-- exceptions -->', () => exceptions(library))
    .replace('<!-- sizes -->', () => sizes(library))
    .replace('<!-- components -->', () => tiles(library));
  return { title, about: about.replaceAll('\n', ' '), body: filled };
}

/** Compiles every page, in reading order. */
export const compilePages = (library: Library): Page[] =>
  contents.flatMap(({ title: section, pages }) =>
    pages.map((path) => {
      const name = entryOf(path);
      const { title, about, body } = name ? componentPage(name, path, library) : textPage(path, library);
      const markdown = expand(body);
      return {
        path: path ? `/${path}/` : '/',
        title,
        about,
        lead: inline(about),
        summary: about.replaceAll('`', ''),
        section,
        markdown: plain(markdown),
        ...toHtml(markdown),
      };
    }),
  );
