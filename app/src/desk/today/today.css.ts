import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

const { color, text } = vars;

export const call = style({ gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: 58 });
export const what = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const backup = style({ paddingTop: 12 });
/** A link or button below a row. */
export const page = style({ padding: '6px 0 10px' });

/** What it is, its words, its age, and what to do. On a phone: what it is and its age above the words. */
export const need = style({
  gridTemplateColumns: '84px minmax(0, 1fr) 64px 92px',
  minHeight: 58,
  ':hover': { background: color.sunk },
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
export const words = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridRow: 2, gridColumn: 1 } },
});
export const age = style({ color: color.quiet, fontSize: text.fine, textAlign: 'right', whiteSpace: 'nowrap' });
/** Looks like a button: the whole row is the link. */
export const verb = style({
  justifySelf: 'end',
  minHeight: 32,
  padding: '0 12px',
  '@media': { [phone]: { alignSelf: 'end' } },
});
globalStyle(`${need}:hover > ${verb}`, { borderColor: color.ink });
