import { style } from '@vanilla-extract/css';

export const red = '#d93416';
export const chip = '#ffcc4d';
export const ink = '#1a1c33';
export const paper = '#fff3de';
export const foam = '#bfe2dc';
export const crease = '#e5d7bd';
export const quiet = '#5a5868';

export const page = style({ background: paper, color: ink });

export const brand = style({ display: 'flex', alignItems: 'center', gap: '.8em' });
export const fish = style({ flex: 'none', width: '2.9em' });

export const dish = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: '1em',
  alignItems: 'center',
  paddingBlock: '.72em',
  borderBlockEnd: `.08em solid ${crease}`,
  fontVariantNumeric: 'tabular-nums',
});
export const dishName = style({ display: 'block' });
export const allergens = style({ color: quiet, fontSize: '.98em' });
export const count = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.9em',
  height: '1.9em',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 .11em ${ink}`,
});
export const chosen = style({ background: ink, color: '#fff', fontWeight: 600 });
