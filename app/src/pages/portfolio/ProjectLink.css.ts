import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

export const caption = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.s3}`,
  alignItems: 'baseline',
  paddingBlockStart: space.s2,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Beside the title; below the line about the project where there is less room. */
export const sum = style({
  fontSize: text.ui,
  fontWeight: 560,
  letterSpacing: '-.005em',
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { order: 1, marginBlockStart: 4 } },
});

export const built = style({
  gridColumn: '1 / -1',
  maxWidth: '54ch',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  textWrap: 'pretty',
});
