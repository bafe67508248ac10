import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 32,
  fontSize: text.ui,
  lineHeight: '32px',
});
export const none = style({ color: color.quiet });
export const dots = style({
  flex: 1,
  minWidth: 12,
  borderBlockEnd: `1.5px dotted ${color.edge}`,
  opacity: 0.65,
  transform: 'translateY(-3px)',
});
export const lineAmount = style({ fontWeight: 600 });
export const saved = style({ color: color.accent, fontWeight: 560 });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  marginBlock: '10px 8px',
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${color.ink}`,
});

export const amount = style({ fontSize: '2.5rem', fontWeight: 480, letterSpacing: '-.035em', lineHeight: 1 });

export const due = style({ fontWeight: 600 });
