import { vars } from '@agency-site/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { phone, tablet } from '../style/widths.ts';

const { color, text } = vars;

export const columns = style({
  gridTemplateColumns: 'minmax(120px, 160px) minmax(120px, 1fr) 164px 136px 70px 70px 84px 84px',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 164px 136px 70px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '12px 0', gap: '3px 12px' },
  },
});
export const row = style({
  ':hover': { background: color.sunk },
  '@media': { [tablet]: { minHeight: 58 } },
});
export const head = style({ color: color.quiet, fontSize: text.fine, '@media': { [tablet]: { display: 'none' } } });
/** Leaves a narrow window. */
export const wideOnly = style({ '@media': { [tablet]: { display: 'none' } } });
export const who = style({ fontWeight: 560, '@media': { [phone]: { fontSize: '1rem' } } });
export const what = style({
  '@media': { [tablet]: { gridColumn: 1, gridRow: 2, color: color.quiet, fontSize: text.fine } },
});
export const inStage = style({
  '@media': { [tablet]: { gridRow: '1 / 3' }, [phone]: { gridRow: 3, gridColumn: 1, marginTop: 4 } },
});
export const inMoney = style({
  display: 'grid',
  gap: 5,
  '@media': {
    [tablet]: { gridRow: '1 / 3' },
    [phone]: { gridRow: '2 / 4', gridColumn: 2, alignSelf: 'end', width: 134, textAlign: 'right' },
  },
});
export const due = style({
  textAlign: 'right',
  fontWeight: 560,
  '@media': { [tablet]: { gridRow: '1 / 3' }, [phone]: { gridRow: 1, gridColumn: 2, fontSize: '1rem' } },
});

export const stage = style({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });
export const stageMark = style({ width: 20, height: 19, flex: 'none' });

export const strip = style({ width: '100%', height: 6 });
export const part = styleVariants({
  received: { fill: color.ink },
  returned: { fill: color.quiet, opacity: 0.5 },
  disputed: { fill: color.alarm },
  pending: { fill: color.strandB },
  due: { fill: color.line },
});

export const bill = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${bill} :is(td, th)`, {
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
});
globalStyle(`${bill} :is(td, th):last-child`, {
  textAlign: 'right',
  paddingLeft: 16,
  fontWeight: 560,
  whiteSpace: 'nowrap',
});
globalStyle(`${bill} tfoot :is(td, th)`, {
  borderTop: `1px solid ${color.ink}`,
  borderBottom: 0,
  fontSize: '1.0625rem',
});

export const noteForm = style({ display: 'grid', gap: 10, paddingTop: 14 });
export const big = style({ height: 12, width: '100%', margin: '16px 0 8px' });
export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
});
globalStyle(`${payment} > :first-child`, { flex: 1 });
export const under = style({ paddingTop: 14 });
