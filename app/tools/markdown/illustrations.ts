import type { Token, Tokens } from 'marked';
import { inner } from '../../server/platform/markdown/blocks.ts';
import { curly } from '../../server/platform/markdown/curly.ts';
import type { Illustration } from '../../src/content/article.ts';
import type { Pictures } from './pictures.ts';

/** A name of a component, after `figure:`. */
const figure = /^figure:([A-Z]\w*)$/;

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

/**
 * What a paragraph of a post is, if not text: a picture, `![alt](shop.webp "Caption")`, a figure, `![](figure:AdReport)`, or
 * all bold, a pull quote.
 */
export function illustration({ type, tokens = [] }: Tokens.Generic, pictures: Pictures): Illustration | undefined {
  const [only] = tokens;
  if (type !== 'paragraph' || tokens.length !== 1 || !only) return undefined;
  if (only.type === 'strong') return { kind: 'pull', text: curly(inner(only)) };
  if (!isImage(only)) return undefined;
  const { href, text, title } = only;
  const [, name] = figure.exec(href) ?? [];
  if (name) return { kind: 'figure', name };
  return { kind: 'picture', picture: pictures.picture(href, text), caption: curly(title ?? '') };
}
