import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, paddingTop: 14 });
export const member = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const scopes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '6px 16px',
  border: 0,
  padding: 0,
  margin: 0,
});
export const token = style({
  padding: 14,
  marginTop: 14,
  background: vars.color.brandTint,
  borderRadius: vars.radius.r1,
  overflowWrap: 'anywhere',
});
export const events = style([scopes, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
