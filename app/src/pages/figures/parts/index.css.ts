import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { strandStyle } from '../../../shell/style/shared.ts';

const { color, text } = vars;

export const list = style({ borderBlockStart: `1px solid ${color.ink}` });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: 20,
  alignItems: 'center',
  minHeight: 68,
  paddingBlock: 13,
  borderBlockEnd: `1px solid ${color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  ...strandStyle,
});

export const outcome = style({
  display: 'block',
  fontWeight: 560,
  letterSpacing: '-.012em',
  lineHeight: 1.3,
  textWrap: 'balance',
});
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 20,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.ink}`,
});
export const sum = style({ fontSize: text.h2, fontWeight: 480, letterSpacing: '-.028em', lineHeight: 1.2 });
export const name = style({ color: color.quiet, fontSize: text.small });
