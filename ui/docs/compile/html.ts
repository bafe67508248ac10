import { Marked, marked, type Tokens } from 'marked';
import { escaped, highlight } from './highlight.ts';

/** A heading in the page's table of contents. */
export interface Heading {
  id: string;
  /** HTML. */
  text: string;
}

export interface Compiled {
  /** `<!--live NAME-->` marks where the build renders an example or another live part. */
  html: string;
  headings: readonly Heading[];
}

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** Display names of the languages. */
const languages: Record<string, string> = { sh: 'Terminal', tsx: 'TSX', ts: 'TypeScript', js: 'JavaScript' };

/** An example that needs its own frame, because it covers or scrolls the page. */
const frame = (name: string) =>
  `<iframe src="/examples/${name}/" title="The example in a window of its own" loading="lazy"></iframe><p class="apart"><a href="/examples/${name}/">Open it in a window of its own</a></p>`;

function block({ text, lang = '' }: Tokens.Code): string {
  const [language = 'ts', info = ''] = lang.split(' ');
  const [kind, name = ''] = info.split('=');
  const title =
    kind === 'title' || kind === 'file' ? name.replace(/^.*(?:apps|themed-page|examples)\//, '') : languages[language];
  const label = title?.replace(/^(?:next|recipes)\//, '') ?? language.toUpperCase();
  const code = `<figure class="code"><figcaption>${escaped(label)}</figcaption><button type="button" class="copy" hidden>Copy</button><pre tabindex="0"><code>${highlight(text, language)}</code></pre></figure>`;
  if (kind === 'example') return `<div class="example"><!--live ${name}-->${code}</div>`;
  if (kind === 'window') return `<div class="example">${frame(name)}${code}</div>`;
  return code;
}

/** Compiles a line of Markdown. */
export const inline = (markdown: string) => marked.parseInline(markdown) as string;

/** Compiles Markdown to HTML. Table cells have the name of their column, which narrow screens show beside each. */
export function toHtml(markdown: string): Compiled {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  const page = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const wanted = idOf(text);
        const times = used.get(wanted) ?? 0;
        used.set(wanted, times + 1);
        const id = times === 0 ? wanted : `${wanted}-${times + 1}`;
        const html = this.parser.parseInline(tokens);
        if (depth === 2) headings.push({ id, text: html });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>`;
      },
      code: block,
      image: ({ href, text }) => `<img src="${href}" alt="${escaped(text)}" loading="lazy" decoding="async">`,
      table({ header, rows }) {
        const text = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const heads = header.map((cell) => `<th role="columnheader" scope="col">${text(cell)}</th>`).join('');
        const body = rows.map((cells) => {
          const rendered = cells.map((cell, at) => {
            const head = escaped(header[at]?.text.replaceAll('`', '') ?? '');
            const content = text(cell);
            return content ? `<td role="cell" data-head="${head}">${content}</td>` : '<td role="cell"></td>';
          });
          return `<tr role="row">${rendered.join('')}</tr>`;
        });
        return `<table role="table"><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
      },
    },
  });
  return { html: page.parse(markdown) as string, headings };
}
