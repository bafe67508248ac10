import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

/** A person in the list: on a phone, name and day share a line, above the address and the rest. */
export const person = style({
  gridTemplateColumns: 'minmax(0, 1fr) 64px 52px 84px 140px 64px',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignContent: 'center', paddingBlock: 9 } },
});
export const who = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'contents' } },
});
export const address = style({ '@media': { [phone]: { gridColumn: '1 / -1', gridRow: 2 } } });
export const known = style({
  display: 'contents',
  fontSize: vars.text.fine,
  color: vars.color.quiet,
  '@media': { [phone]: { gridColumn: '1 / -1', gridRow: 3, display: 'flex', flexWrap: 'wrap', columnGap: 12 } },
});
globalStyle(`${known} > :empty`, { '@media': { [phone]: { display: 'none' } } });
export const day = style({ textAlign: 'right', '@media': { [phone]: { gridColumn: 2, gridRow: 1 } } });

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
