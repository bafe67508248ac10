import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';
import { h1Style, plateStyle } from '../../../shell/style/shared.ts';

const { color, space, text } = vars;

/** What the faces are: the title, and the sample's note in the last of three columns. */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) calc(100% / 3 - 16px)',
  gap: `0 ${space.s5}`,
  alignItems: 'first baseline',
  marginBlockEnd: space.s4,
  '@media': { [tablet]: { display: 'block', marginBlockEnd: space.s3 } },
});
globalStyle(`${intro} > p`, { fontSize: text.ui });
export const heading = style(h1Style);

/** Five faces in a row; on a phone two above three. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '20px clamp(12px, 1.7vw, 20px)',
  paddingBlockEnd: space.section,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: 10 } },
});
globalStyle(`${row} > li`, { '@media': { [phone]: { gridColumn: 'span 2' } } });
globalStyle(`${row} > li:nth-child(-n + 2)`, { '@media': { [phone]: { gridColumn: 'span 3' } } });

export const frame = style({ ...plateStyle, aspectRatio: '4 / 5', background: color.sunk });
export const face = style({ display: 'block', width: '100%', height: '100%' });

export const words = style({
  display: 'grid',
  gap: 2,
  marginBlockStart: 12,
  '@media': { [phone]: { marginBlockStart: 8 } },
});
globalStyle(`${words} > b`, { '@media': { [tablet]: { fontSize: '1.0625rem' } } });
export const need = style({
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.35,
  '@media': { [tablet]: { fontSize: text.small } },
});
