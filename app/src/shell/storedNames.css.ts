import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

export const names = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 6 });

export const name = style({
  padding: '3px 7px',
  borderRadius: vars.radius.r1,
  background: vars.color.sunk,
  color: vars.color.quiet,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.75rem',
  fontWeight: 400,
  lineHeight: 1.4,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
