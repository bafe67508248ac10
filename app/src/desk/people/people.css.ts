import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

/** An order of a person. */
export const order = style({
  gridTemplateColumns: 'minmax(0, 1fr) 136px 70px',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 134px', gap: '8px 12px', paddingBlock: 12 } },
});
export const title = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'contents' } },
});
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 14,
  '@media': { [phone]: { gridRow: 2 } },
});
export const money = style({ display: 'grid', gap: 5, '@media': { [phone]: { gridRow: 2, textAlign: 'right' } } });
export const total = style({ textAlign: 'right', fontWeight: 560, '@media': { [phone]: { alignSelf: 'start' } } });

export const data = style({ display: 'grid', gap: 10, paddingTop: 14 });
globalStyle(`${data} > button`, { maxWidth: 340 });
export const kept = style({ paddingBottom: 8 });
/** What is still to be done or to come. */
export const toCome = style({ fontWeight: 560, color: vars.color.ink });
