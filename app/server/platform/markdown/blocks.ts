import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Span, Words } from '../../../src/domain/text/blocks.ts';
import { headingId } from '../../../src/domain/text/headingId.ts';
import { curly } from './curly.ts';

/** Ids of the page around a text, which its headings don't take: scripts and labels look for them. */
const pageIds = [
  'catalogue',
  'consent',
  'contents',
  'drawer',
  'failed',
  'installation',
  'main',
  'newsletter',
  'newsletter-email',
  'notices',
  'page',
  'root',
];

/** The blocks of a text. Throws on unsupported Markdown, so that nothing is lost silently. */
export const blocks = (markdown: string): Block[] => illustratedBlocks<never>(markdown, () => undefined);

/** The blocks of a text. `shown` may turn a token into a block of its own kind, such as a picture. */
export function illustratedBlocks<Other>(
  markdown: string,
  shown: (token: Tokens.Generic) => Other | undefined,
): (Block | Other)[] {
  const taken = new Set(pageIds);
  return lexer(markdown).flatMap((each): (Block | Other)[] => {
    const token = each as Tokens.Generic;
    const other = shown(token);
    return other ? [other] : block(token, taken);
  });
}

function block(token: Tokens.Generic, taken: Set<string>): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [{ kind: 'text', words: words(token.tokens) }];
    case 'heading':
      return [heading(token as Tokens.Heading, taken)];
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: (token as Tokens.List).items.map(item) }];
    case 'blockquote':
      return [{ kind: 'quote', text: (token as Tokens.Blockquote).tokens.flatMap(paragraph) }];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => words(cell.tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    default:
      throw new Error(`This ${token.type} isn’t supported in a text: ${token.raw.trim()}`);
  }
}

/** @param taken ids that other headings and the page have; this one's is added */
function heading({ depth, tokens, raw }: Tokens.Heading, taken: Set<string>): Block {
  if (depth !== 2 && depth !== 3) throw new Error(`Only headings with ## and ### are supported: ${raw.trim()}`);
  const text = [words(tokens)]
    .flat()
    .map((span) => (typeof span === 'string' ? span : span.text))
    .join('');
  return { kind: 'heading', level: depth, id: freeId(headingId(text), taken), text };
}

/** Of two equal headings, the second is `prices-2`; a heading without any Latin letter is `section-1`. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted || 'section-1';
  for (let number = 2; taken.has(id); number++) id = `${wanted || 'section'}-${number}`;
  taken.add(id);
  return id;
}

function item({ tokens, raw }: Tokens.ListItem): Words {
  const parts = tokens.filter(({ type }) => type !== 'space');
  if (parts.length !== 1) throw new Error(`A list item must be a single paragraph: ${raw.trim()}`);
  return parts.flatMap(paragraph)[0] ?? '';
}

function paragraph(token: Token): Words[] {
  if (token.type === 'space') return [];
  if (token.type !== 'paragraph' && token.type !== 'text') {
    throw new Error(`Only paragraphs are supported here, not this ${token.type}: ${token.raw.trim()}`);
  }
  return [words((token as Tokens.Paragraph).tokens)];
}

function words(tokens: readonly Token[] = []): Words {
  const spans: Span[] = [];
  let before = '';
  for (const token of tokens) {
    const next = span(token as Tokens.Generic, before);
    const last = spans.at(-1);
    if (typeof next === 'string' && typeof last === 'string') spans[spans.length - 1] = last + next;
    else spans.push(next);
    before = token.raw.at(-1) ?? before;
  }
  const [only] = spans;
  return spans.length === 1 && typeof only === 'string' ? only : spans;
}

function span(token: Tokens.Generic, before: string): Span {
  switch (token.type) {
    case 'text':
    case 'escape':
      return curly(inner(token), before).replaceAll('\n', ' ');
    case 'strong':
    case 'em':
      return { text: curly(inner(token), before), as: token.type };
    case 'link':
      return { text: curly(inner(token), before), to: address(token as Tokens.Link) };
    default:
      throw new Error(`This ${token.type} isn’t supported in a sentence: ${token.raw}`);
  }
}

/** The target of a link: a page of the site, another site, or an e-mail address. */
function address({ href, raw }: Tokens.Link): string {
  // Any origin will do: it only completes a relative URL, to read the scheme as a browser does.
  const place = URL.parse(href, 'https://site.example');
  if (!place || !['https:', 'http:', 'mailto:'].includes(place.protocol)) {
    throw new Error(`A link must be a path, or start with https:, http: or mailto:; this one is ${raw}`);
  }
  return href;
}

/** The plain text of a token; nested markup is not supported. */
export function inner(token: Tokens.Generic): string {
  const marked = token.tokens?.find(({ type }) => type !== 'text' && type !== 'escape');
  if (marked) throw new Error(`Nested markup isn’t supported: ${token.raw}`);
  return unescaped((token.tokens ?? [token]).map((each) => ('text' in each ? each.text : '')).join(''));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** `marked` escapes some characters as HTML. */
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => entities[name] ?? all);
