import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { segment, segments } from '../style/controls.css.ts';
import { phone } from '../style/widths.ts';

/** Beside the list it is a heading below the page's own, and still the largest of the message. */
export const name = style({
  selectors: { 'h2&': { fontSize: '1.5rem', fontWeight: 480, letterSpacing: '-.032em', lineHeight: 1.12 } },
});
export const heading = style({ flex: '1 1 240px', minWidth: 0 });
globalStyle(`${heading} > p`, { marginTop: 7 });
export const message = style({ fontSize: vars.text.body, lineHeight: 1.6, paddingBottom: 6 });
/** On a phone side by side, each at least as wide as its longest word, with room for two lines. */
export const statuses = style([
  segments,
  {
    '@media': {
      [phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))', width: '100%' },
    },
  },
]);
export const status = style([
  segment,
  {
    '@media': {
      [phone]: { minHeight: 52, padding: '4px', whiteSpace: 'normal', lineHeight: 1.25, overflowWrap: 'normal' },
    },
  },
]);
