import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { h1Style } from '../../../shell/style/shared.ts';
import { plateStyle } from '../../cover/plate.ts';

const { color, space, text } = vars;

/** What the faces are, and five faces: three in a row; on a phone two above three. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s3}`,
  paddingBlockEnd: space.section,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '20px 10px' } },
});
export const row = style({ display: 'contents' });
globalStyle(`${row} > li`, { '@media': { [phone]: { gridColumn: 'span 2' } } });
globalStyle(`${row} > li:nth-child(-n + 2)`, { '@media': { [phone]: { gridColumn: 'span 3' } } });

export const intro = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${intro} > p`, { fontSize: text.ui });
export const heading = style({ ...h1Style, textWrap: 'balance' });

export const frame = style({ ...plateStyle, overflow: 'hidden', aspectRatio: '4 / 5', background: color.sunk });
export const face = style({ display: 'block', width: '100%', height: '100%' });

export const words = style({
  display: 'grid',
  gap: 2,
  marginBlockStart: 12,
  '@media': { [phone]: { marginBlockStart: 8 } },
});
globalStyle(`${words} > b`, { '@media': { [phone]: { fontSize: '1.0625rem' } } });
export const need = style({
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: text.small } },
});
