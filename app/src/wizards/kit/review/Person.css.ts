import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

export const fields = style({ display: 'grid', gap: space.s3, maxWidth: vars.width.reading });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.s3,
  alignItems: 'start',
});

export const optional = style({
  marginBlockStart: space.s2,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
});

/** As high as the two lists. */
export const lists = style({ minHeight: 80 });
