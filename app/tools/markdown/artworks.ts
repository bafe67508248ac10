import type { Token, Tokens } from 'marked';
import type { Artwork } from '../../src/content/article.ts';
import { parseSwatch } from './palette.ts';
import { caption, type Pictures } from './pictures.ts';

const unclear = (what: string) => `${what} needs a caption that begins with "In the price: " or "Not in the price: ".`;

/** The picture or palette that a block of a sample project is; undefined for text. */
export function artwork(token: Tokens.Generic, pictures: Pictures): Artwork | undefined {
  if (token.type === 'code' && token.lang === 'palette') return palette(token.text, pictures);
  return token.type === 'paragraph' ? pictureRow(token.tokens ?? [], pictures) : undefined;
}

/** The pictures of a paragraph that consists of nothing else: `![alt](mark.svg "In the price: …")`; or undefined. */
function pictureRow(tokens: readonly Token[], pictures: Pictures): Artwork | undefined {
  const images = tokens.filter((token): token is Tokens.Image => token.type === 'image');
  const others = tokens.filter((token) => token.type !== 'image' && token.raw.trim() !== '');
  if (images.length === 0 || others.length > 0) return undefined;
  const items = images.map(({ href, text, title }) => {
    const captioned = caption(title ?? '');
    if (!captioned) pictures.faults.push(unclear(href));
    return { href, alt: text, ...(captioned ?? { scope: 'inThePrice' as const, caption: '' }) };
  });
  return {
    kind: 'pictures',
    items: items.map(({ href, alt, scope, caption }) => ({
      picture: pictures.picture(href, alt, scope),
      scope,
      caption,
    })),
  };
}

/** A block of code in the language `palette`: its caption, then a line for each colour. */
function palette(text: string, pictures: Pictures): Artwork {
  const [first = '', ...lines] = text.trim().split('\n');
  const captioned = caption(first);
  if (!captioned) pictures.faults.push(unclear('A palette'));
  return { kind: 'palette', ...(captioned ?? { scope: 'inThePrice', caption: '' }), colours: lines.map(parseSwatch) };
}
