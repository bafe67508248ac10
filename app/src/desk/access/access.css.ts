import { style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

export const member = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 10, paddingBlock: 12 } },
});
export const scopes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '6px 16px',
  border: 0,
  padding: 0,
  margin: 0,
});
/** A secret that is shown once, between a list and a form. */
export const secret = style({ marginTop: 14, overflowWrap: 'anywhere' });
export const events = style([scopes, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
