import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { desktop, phone } from '../../shell/style/media.ts';

const { color, space } = vars;

export const note = style({
  padding: '16px 20px',
  border: `1px solid ${color.accent}`,
  borderRadius: vars.radius.r2,
  background: color.accentTint,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: space.s2,
  '@media': { [phone]: { display: 'grid' } },
});

export const name = style({ display: 'block', fontWeight: 600 });

/** Ordered, and not paid yet; only where it moves nothing down. */
export const knot = style({ display: 'none', width: 104, '@media': { [desktop]: { display: 'block' } } });
