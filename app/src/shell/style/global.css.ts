import latinExtended from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import { globalFontFace, globalStyle, style } from '@vanilla-extract/css';
import latin from '../font/instrumentSans.woff2?url';
import { tablet } from './media.ts';
import { fontFamily } from './shared.ts';

/** Preloaded, and there before a first visitor's page is (`render/headScripts.ts`), except on a very slow line. */
globalFontFace(fontFamily, [
  {
    src: `url(${latin}) format("woff2")`,
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
  },
  // Loaded only where a letter of it is shown: in the name of a visitor, say. Letters of the first are left out.
  {
    src: `url(${latinExtended}) format("woff2")`,
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+0100-0130,U+0132-0151,U+0154-024F,U+1E00-1EFF',
  },
]);

globalStyle('[data-font] body', { visibility: 'hidden' });

/** Arial with the metrics of Instrument Sans (ascent 97 %, descent 25 %). */
const fallback = (width: number) => ({
  sizeAdjust: `${width}%`,
  ascentOverride: `${(97 * 100) / width}%`,
  descentOverride: `${(25 * 100) / width}%`,
  lineGapOverride: '0%',
});

globalFontFace('Instrument Sans Fallback', [
  { src: 'local("Arial"), local("Liberation Sans")', fontWeight: '400 500', ...fallback(102) },
  { src: 'local("Arial Bold"), local("Liberation Sans Bold")', fontWeight: '501 700', ...fallback(96.7) },
]);

/** Words that stay together. */
export const nowrap = style({ whiteSpace: 'nowrap' });

/** Prints in the light scheme. */
globalStyle(':root, body', { '@media': { print: { colorScheme: 'light', background: '#fff' } } });

/** On paper, a heading stands with what follows it, and an entry in one piece where a page has room for it. */
globalStyle('h2, h3, summary', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('details, li, tr', { '@media': { print: { breakInside: 'avoid' } } });

/** Collapsed content is printed too. */
globalStyle('details::details-content', { '@media': { print: { contentVisibility: 'visible' } } });

/** What can't be used while an order is placed, if that takes a moment. See `useFreeze`. */
globalStyle('[data-frozen]', { opacity: 0.6, transition: 'opacity .2s .2s' });

/** Keeps scroll and focus targets clear of the sticky header and the bottom bar of a wizard. */
globalStyle('html', {
  scrollPaddingBlockStart: 80,
  '@media': {
    [tablet]: { scrollPaddingBlock: '72px 112px' },
  },
});
