import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, text } = vars;

/** The axes; amounts are outside, at the left and below. */
export const chart = style({
  position: 'relative',
  height: 320,
  margin: '8px 20px 34px 52px',
  borderBlockEnd: `1px solid ${color.ink}`,
  borderInlineStart: `1px solid ${color.ink}`,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { height: 224, marginInline: '44px 12px' } },
});

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const drop = style({ stroke: color.edge, strokeDasharray: '2 5' });
const dot = { strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;
export const dotted = style({ ...dot, strokeWidth: 11 });
/** The end of a line that isn’t part of it. */
export const open = style({ ...dot, stroke: color.paper, strokeWidth: 6 });

export const total = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 10px)',
  color: color.quiet,
  transform: 'translateX(-50%)',
});
export const due = style({
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 10px)',
  color: color.quiet,
  transform: 'translateY(-50%)',
});
/** An order, below the right of its dot, or above its left if there is no room. */
export const order = style({
  position: 'absolute',
  fontWeight: 600,
  transform: 'translate(10px, 8px)',
  '@media': { [phone]: { fontSize: text.fine } },
});
export const today = style({ '@media': { [phone]: { display: 'none' } } });
export const beforeDot = style({ transform: 'translate(calc(-100% + 2px), calc(-100% - 10px))' });
/** A rule, beside the end of its line (on a phone, above it), or below its start. */
export const rule = style({ position: 'absolute', color: color.quiet, transform: 'translate(14px, -50%)' });

globalStyle(`${total}:nth-child(odd)`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${rule}:first-child`, { '@media': { [phone]: { transform: 'translate(-50%, -28px)' } } });
globalStyle(`${rule}:last-child`, { transform: 'translate(-4px, 14px)' });
