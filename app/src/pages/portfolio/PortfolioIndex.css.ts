import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';
import { title } from '../cover/cover.css';

const { space, text } = vars;

export const rows = style({
  display: 'grid',
  rowGap: space.s6,
  paddingBlockEnd: space.section,
  '@media': { [phone]: { rowGap: space.s5 } },
});

const pair = (columns: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: columns,
    gap: `${space.s5} ${space.s3}`,
    '@media': {
      [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  });

export const row = {
  wideFirst: pair('minmax(0, 2fr) minmax(0, 1fr)'),
  tallFirst: pair('minmax(0, 1fr) minmax(0, 2fr)'),
};

globalStyle(`${rows} ${title}`, { fontSize: text.h2, letterSpacing: '-.024em', lineHeight: 1.16 });
