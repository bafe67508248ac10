import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';

/** Preloaded. On a slow network the fallback stays, because swapping would move the text. */
globalFontFace('Instrument Sans Variable', {
  src: `url(${latin}) format("woff2")`,
  fontWeight: '400 700',
  fontDisplay: 'optional',
});
