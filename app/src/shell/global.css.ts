import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';

globalFontFace('Instrument Sans Variable', {
  src: `url(${latin}) format("woff2")`,
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/** Arial with the measures of Instrument Sans: nothing moves when the font arrives. */
globalFontFace('Instrument Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '101.5%',
  ascentOverride: '95.6%',
  descentOverride: '24.6%',
  lineGapOverride: '0%',
});

/** Nothing that is scrolled to or focused ends up under a header that stays, or under the bar of a wizard on a phone. */
globalStyle('html', {
  scrollPaddingBlock: '80px 16px',
  '@media': { 'screen and (max-width: 968px)': { scrollPaddingBlock: '72px 112px' } },
});
