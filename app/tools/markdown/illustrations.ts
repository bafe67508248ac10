import type { Token, Tokens } from 'marked';
import type { Illustration } from '../../src/content/article.ts';
import { curly } from './curly.ts';
import type { Pictures } from './pictures.ts';

/** A name of a component, after `figure:`. */
const figure = /^figure:([A-Z]\w*)$/;

const isImage = (token: Token | undefined): token is Tokens.Image => token?.type === 'image';

/** The picture or figure that a paragraph of a post is: `![alt](shop.webp "Caption")`; undefined for text. */
export function illustration({ type, tokens = [] }: Tokens.Generic, pictures: Pictures): Illustration | undefined {
  const [image] = tokens;
  if (type !== 'paragraph' || tokens.length !== 1 || !isImage(image)) return undefined;
  const { href, text, title } = image;
  const [, name] = figure.exec(href) ?? [];
  if (name) return { kind: 'figure', name };
  return { kind: 'picture', picture: pictures.picture(href, text), caption: curly(title ?? '') };
}
