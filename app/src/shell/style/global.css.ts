import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import latin from '../font/instrumentSans.woff2?url';

export const fontFamily = 'Instrument Sans Variable';

/**
 * Fetched with the page itself, it is there before the first paint; on a network so slow that it is not, the page is read
 * to its end in the fallback, since words that change their width move everything below them.
 */
globalFontFace(fontFamily, {
  src: `url(${latin}) format("woff2")`,
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});

/** Arial with the measures of Instrument Sans, whose ascent is 97 % and descent 25 %: as wide, and as high. */
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

/** Paper is white, whatever the screen is. */
globalStyle(':root, body', { '@media': { print: { colorScheme: 'light', background: '#fff' } } });

/** … and cannot be unfolded: what a page folds away is printed with it. */
globalStyle('details::details-content', { '@media': { print: { contentVisibility: 'visible' } } });

/** Nothing that is scrolled to or focused ends up under a header that stays, or under the bar of a wizard on a phone. */
globalStyle('html', {
  scrollPaddingBlock: '80px 16px',
  '@media': { 'screen and (max-width: 968px)': { scrollPaddingBlock: '72px 112px' } },
});
