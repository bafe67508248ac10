import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { segment, segments } from '../style/controls.css.ts';
import { narrow, phone } from '../style/widths.ts';

/** In a wide window, the messages that wait are beside the open one. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gap: 44,
  alignItems: 'start',
  '@media': { [narrow]: { display: 'block' } },
});
export const waiting = style({
  position: 'sticky',
  top: 26,
  maxHeight: 'calc(100vh - 52px)',
  overflowY: 'auto',
  borderTop: `1px solid ${vars.color.ink}`,
});
export const waitingRow = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: '9px 10px',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { background: vars.color.brandTint, boxShadow: `inset 3px 0 ${vars.color.strandB}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const waitingWords = style({ gridColumn: '1 / -1' });
export const message = style({ fontSize: vars.text.body, lineHeight: 1.6, paddingBottom: 24 });
/** The way to answer, below the message. */
export const reply = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 18px',
  paddingTop: 18,
  borderTop: `1px solid ${vars.color.line}`,
});
/** On a phone in equal widths, with room for two lines. */
export const statuses = style([
  segments,
  { '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', width: '100%' } } },
]);
export const status = style([
  segment,
  { '@media': { [phone]: { minHeight: 52, padding: '4px', whiteSpace: 'normal', lineHeight: 1.25 } } },
]);
