import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { stage } from '../../../shell/art/drawing.css';
import { phone, tablet } from '../../../shell/style/media.ts';
import { tinted } from '../../text/Section.css';

const { color, space } = vars;

/** On a phone, each drawing is beside its words. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s3}`,
  selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.s3,
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
globalStyle(`${list} > li`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space.s2,
      alignItems: 'start',
    },
  },
});
globalStyle(`${list} > li > ${stage}`, { gridRow: '1 / 3' });

globalStyle(`${tinted} ${list} ${stage}`, { background: color.paper });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: vars.font.family,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  marginBlockStart: 16,
  '@media': { [phone]: { marginBlockStart: 2 } },
});
