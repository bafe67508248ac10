import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { title } from '../../cover/link.css';

const { color, space, text } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s3,
  '@media': { [phone]: { gap: 10 } },
});

export const label = style({ marginBlockStart: 20, paddingBlockEnd: space.section });

export const caption = style({ display: 'grid', gap: 2, marginBlockStart: 14 });
globalStyle(`${row} ${title}`, { '@media': { [phone]: { fontSize: text.small } } });

export const built = style({
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.4,
  '@media': { [phone]: { display: 'none' } },
});
