import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';

const { space } = vars;

/** From edge to edge. */
export const coverImage = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  // On very wide screens, no higher than a window.
  maxHeight: 1200,
  objectFit: 'cover',
  '@media': { [phone]: { aspectRatio: '4 / 5' } },
});

/** Twelve columns: facts or a heading in the first four, text from the sixth. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlock: space.s6,
  selectors: { '& + &': { paddingBlockStart: 0 } },
  '@media': { [tablet]: { paddingBlock: space.s5 } },
});

export const heading = style({
  gridColumn: '1 / span 4',
  lineHeight: 1.08,
  '@media': { [tablet]: { gridColumn: '1 / -1' } },
});

export const text = style({ gridColumn: '6 / -1', '@media': { [tablet]: { gridColumn: '1 / -1' } } });
globalStyle(`${text} > ${heading}`, { marginBlockEnd: space.s3 });
