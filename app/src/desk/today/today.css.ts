import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

export const need = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 58,
  ':hover': { background: vars.color.sunk },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const call = style({ gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: 58 });
export const what = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
