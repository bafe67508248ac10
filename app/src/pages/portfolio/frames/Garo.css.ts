import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { head, line } from '../Software.css';

const { color } = vars;

export const stage = style({ background: '#5b1225' });

export const top = style({ alignItems: 'end', '@media': { [phone]: { display: 'block' } } });
export const rounds = style({
  position: 'relative',
  width: '15em',
  '@media': { [phone]: { width: 'auto', marginBlockStart: '1.5em' } },
});
globalStyle(`${rounds} svg`, { width: '100%' });
export const roundsWords = style({
  position: 'absolute',
  insetBlockStart: '1.6em',
  insetInlineEnd: '.4em',
  color: color.quiet,
  fontSize: '1em',
});
export const curve = style({ fill: 'none', stroke: color.brand, strokeWidth: 2.5 });
export const floor = style({ stroke: color.line, strokeWidth: 1.5 });
export const best = style({ fill: color.brand });

export const columns = style({
  gridTemplateColumns: '2.4em 15em 5em 12em 1fr 6em',
  columnGap: '1em',
  '@media': { [phone]: { gridTemplateColumns: '1.7em 1fr 5em 5em' } },
});
/** On a phone, supplier and reason are below the product. */
export const below = style({ '@media': { [phone]: { gridColumn: '2 / -1', color: color.quiet } } });
globalStyle(`${columns} > ${line}:not(${head})`, { '@media': { [phone]: { gridAutoFlow: 'dense' } } });
globalStyle(`${columns} > ${head} > ${below}`, { '@media': { [phone]: { display: 'none' } } });

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.7em',
  height: '1.7em',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 .1em',
});
export const icon = style({ width: '1.25em' });
export const product = style({ fontWeight: 560 });

/** Not ordered. */
export const left = style({ color: color.quiet });
globalStyle(`${left} > ${sign}`, { boxShadow: 'none' });
globalStyle(`${left} > ${product}`, { fontWeight: 400 });

/** Changed by the owner. */
export const own = style({
  background: color.brandTint,
  boxShadow: `-.8em 0 ${color.brandTint}, .8em 0 ${color.brandTint}`,
});
export const you = style({ color: color.brand });

export const foot = style({
  alignItems: 'center',
  marginBlockStart: '1.5em',
  '@media': { [phone]: { flexWrap: 'wrap' } },
});
export const note = style({
  marginInlineEnd: 'auto',
  fontSize: '1.08em',
  '@media': { [phone]: { width: '100%' } },
});
export const total = style({
  fontSize: '1.6em',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
});
export const button = style({
  padding: '.75em 1.4em',
  borderRadius: '.35em',
  background: color.ink,
  color: color.paper,
  fontWeight: 600,
});
