import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { plateStyle } from '../../cover/plate.ts';

const { color, space, text } = vars;

/** Five side by side; on a phone two above three. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `20px clamp(12px, 1.7vw, ${space.s3})`,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: 10 } },
});
globalStyle(`${row} > li`, { '@media': { [phone]: { gridColumn: 'span 2' } } });
globalStyle(`${row} > li:nth-child(-n + 2)`, { '@media': { [phone]: { gridColumn: 'span 3' } } });

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

export const label = style({ marginBlockStart: 20, paddingBlockEnd: space.section });
