import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { color, space, text: size } = vars;

export const signs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.s4,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The pictogram above its words; beside them on a phone. */
export const sign = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  paddingBlock: `${space.s3} ${space.s4}`,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: '48px minmax(0, 1fr)', paddingBlock: 20 } },
});

export const text = style({
  maxWidth: '40ch',
  marginBlockStart: 6,
  color: color.quiet,
  fontSize: size.ui,
  lineHeight: 1.5,
});
