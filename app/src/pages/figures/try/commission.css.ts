import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';
import { mutedFill } from '../parts/shared.ts';

const { color, text } = vars;

export const calculator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
  gap: '40px 72px',
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 } },
});

export const numbers = style({ display: 'grid', gap: 22 });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  color: color.quiet,
  fontSize: text.fine,
});
const square = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  '::before': { content: '', width: 9, height: 9 },
});
export const keptKey = style([square, { '::before': { background: color.accent } }]);
export const goneKey = style([square, { '::before': { background: mutedFill } }]);

export const bar = style({ display: 'block', width: '100%', height: 12, margin: '8px 0 20px', background: mutedFill });
export const kept = style({ fill: color.accent });

export const sums = style({ borderBlockStart: `1px solid ${color.ink}` });
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 24px',
  alignItems: 'baseline',
  padding: '18px 0 20px',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const name = style({ fontWeight: 560 });
export const amount = style({
  fontSize: 'clamp(1.75rem, 4vw, 2.25rem)',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.05,
  textAlign: 'end',
});
export const formula = style({ gridColumn: '1 / -1', color: color.quiet, fontSize: text.small, lineHeight: 1.45 });
export const note = style({ gridColumn: '1 / -1', maxWidth: '72ch' });
