import { vars } from '@agency-site/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const lines = style({ borderBlockStart: `1px solid ${color.ink}` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.s3}`,
  paddingBlock: 18,
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
});

const title = { fontSize: text.h3, letterSpacing: '-.014em', lineHeight: 1.3 } as const;
export const name = style({ ...title, fontWeight: 560 });
export const amount = style(title);

export const about = style({
  gridColumn: '1 / -1',
  maxWidth: '62ch',
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
});

export const tone = styleVariants({ charge: {}, discount: { color: color.accent } });

export const total = style({
  alignItems: 'baseline',
  marginBlockStart: -1,
  borderBlockStart: `1px solid ${color.ink}`,
  borderBlockEnd: 0,
});

export const sum = style({ fontSize: '2.5rem', fontWeight: 480, letterSpacing: '-.035em', lineHeight: 1 });
