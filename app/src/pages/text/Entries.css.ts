import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { color, space, text } = vars;

export const list = style({ marginBlock: `clamp(48px, 6vw, 80px)`, borderBlockStart: `1px solid ${color.ink}` });

export const entry = style({
  gridTemplateColumns: '112px minmax(0, 1fr) 16px',
  columnGap: space.s4,
  paddingBlock: space.s3,
  '@media': { [phone]: { gridTemplateColumns: '56px minmax(0, 1fr) 16px', columnGap: space.s2 } },
});

export const art = style({ width: '100%', aspectRatio: '1' });

export const title = style({
  maxWidth: '26ch',
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.024em',
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const about = style({
  maxWidth: '62ch',
  marginBlockStart: 8,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  marginBlockStart: 10,
  color: color.quiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const arrow = style({ '@media': { [phone]: { alignSelf: 'start', marginBlockStart: 6 } } });
