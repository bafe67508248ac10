import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone, rowsAtTop } from '../style/widths.ts';

const { color, radius, text } = vars;

/** What is left before the first sale. */
export const step = style({ gridTemplateColumns: 'minmax(0, 1fr) auto' });

/** Today's calls come first; where there is a column beside the needs, they are at its top. */
export const parts = style({ gridTemplateRows: 'auto 1fr' });
export const needs = style({ gridColumn: 1, gridRow: '1 / span 2', '@media': { [narrow]: { gridRow: 'auto' } } });

/** Under the needs where there is room for two columns. */
export const beside = style({
  '@media': {
    [rowsAtTop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 44 },
  },
});
/** The day's calls along a line. */
export const line = style({
  display: 'grid',
  gap: 10,
  position: 'relative',
  paddingBlock: '14px 6px',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 75,
    insetBlock: '14px 0',
    width: 2,
    background: `linear-gradient(${color.strandA}, ${color.strandB}, ${color.strandC})`,
  },
});
export const slot = style({
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 28,
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 72,
    top: 'calc(50% - 4px)',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: color.strandB,
    boxShadow: `0 0 0 3px ${color.paper}`,
  },
});
export const card = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 50,
  padding: '5px 12px 6px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
});
/** The current time on the line. */
export const now = style({
  position: 'relative',
  justifySelf: 'stretch',
  color: color.ink,
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: '18px',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '66px 0',
    top: 9,
    borderTop: `1px solid ${color.ink}`,
  },
});
/** High enough for a finger beside another control. */
export const name = style({ fontWeight: 560, lineHeight: '24px' });
export const call = style({ gridTemplateColumns: '84px 68px minmax(0, 1fr)', gap: '0 10px', minHeight: 40 });
export const caller = style({ overflowWrap: 'anywhere', justifySelf: 'start' });
export const what = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const backup = style({ marginTop: 12 });
/** A link or button below a row. */
export const page = style({ padding: '6px 0 10px' });

/** What it is, its words, its age, and what to do. On a phone: what it is and its age above the words. */
export const need = style({
  gridTemplateColumns: '84px minmax(0, 1fr) 64px 92px',
  minHeight: 58,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px', padding: '11px 0' },
  },
});
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  fontSize: text.fine,
});
export const triangle = style({
  width: 15,
  height: 14,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${need} > ${words}`, { '@media': { [phone]: { gridRow: 2, gridColumn: 1 } } });
export const age = style({ color: color.quiet, fontSize: text.fine, textAlign: 'right', whiteSpace: 'nowrap' });
/** Looks like a button: the whole row is the link. */
export const verb = style({
  justifySelf: 'end',
  paddingInline: 12,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { alignSelf: 'end' } },
});
globalStyle(`${need}:hover > ${verb}`, { borderColor: color.ink });
// The most urgent need's is the strong one.
globalStyle(`section:first-of-type > ul > li:first-child > ${need} > ${verb}`, {
  borderColor: color.ink,
  background: color.ink,
  color: color.paper,
});
