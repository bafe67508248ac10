import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone } from './widths.ts';

const { color, radius, shadow, text } = vars;

/** The head of a page: its heading, what it says, and what can be done. */
export const top = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: '12px 20px',
  marginBottom: 22,
});
export const heading = style({ flex: '1 1 420px', minWidth: 0 });
globalStyle(`${heading} > h1 + p`, { marginTop: 7 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  ':empty': { display: 'none' },
});
export const quiet = style({ color: color.quiet });
export const fine = style({ color: color.quiet, fontSize: text.fine, lineHeight: 1.45 });
export const strong = style({ fontWeight: 560 });
export const alarm = style({ color: color.alarm });

/** A page with a panel beside it. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: '32px 44px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stack = style({ display: 'grid', gap: 34, minWidth: 0, alignContent: 'start' });

/** A section that stands out. */
export const panel = style({
  padding: '20px 24px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  boxShadow: shadow.float,
});
/** Rows under a line. */
export const list = style({ borderTop: `1px solid ${color.ink}` });
export const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 46,
  padding: '7px 0',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { minHeight: 56 } },
});

/** Above a page: the list that it is in. */
export const back = style({ marginBottom: 8 });
/** Text as it was written. */
export const prose = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '14px 0 18px', maxWidth: 720 });
export const form = style({ display: 'grid', gap: 14, maxWidth: 720, marginTop: 14 });
/** An entry of a list, in one or more lines. */
export const entry = style({
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const events = style({ display: 'grid', gap: 10, paddingTop: 12 });

/** What can be done below a list, or what it says while it is empty. */
export const below = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 14 });
