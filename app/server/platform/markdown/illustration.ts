import type { Token, Tokens } from 'marked';
import type { Illustration, Picture } from '../../../src/domain/text/post.ts';
import { inner } from './blocks.ts';
import { curly } from './curly.ts';

/** A name of a component, after `figure:`. */
const figure = /^figure:([A-Z]\w*)$/;

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

/**
 * What a paragraph of a post is, if not text: a picture, `![alt](shop.webp "Caption")`, a figure, `![](figure:AdReport)`, or
 * all bold, a pull quote.
 * @param picture finds a picture. @throws Error with what is wrong with it
 * @param hasFigures whether the text may show figures of the site: those in files, whose figures are tested
 */
export function illustration(
  { type, tokens = [] }: Tokens.Generic,
  picture: (src: string, alt: string) => Picture,
  hasFigures = false,
): Illustration | undefined {
  const [only] = tokens;
  if (type !== 'paragraph' || tokens.length !== 1 || !only) return undefined;
  if (only.type === 'strong') return { kind: 'pull', text: curly(inner(only)) };
  if (!isImage(only)) return undefined;
  const { href, text, title } = only;
  const [, name] = figure.exec(href) ?? [];
  if (name && hasFigures) return { kind: 'figure', name };
  return { kind: 'picture', picture: picture(href, text), caption: curly(title ?? '') };
}
