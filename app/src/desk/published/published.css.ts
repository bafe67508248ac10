import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone } from '../style/widths.ts';

const { color } = vars;

export const choice = style({ maxWidth: 420, marginBottom: 26 });

export const about = style({ color: color.quiet, marginBottom: 26 });
/** The fields of a row: two columns for a text, one for a number. On a phone, a number alone takes its row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '14px 16px',
  // Level, however many lines a label has.
  alignItems: 'end',
  paddingBlock: '14px 22px',
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [phone]: { display: 'flex', flexWrap: 'wrap' },
  },
});
globalStyle(`${row} > *`, { '@media': { [phone]: { flex: '1 1 40%' } } });
const whole = { gridColumn: '1 / -1', '@media': { [phone]: { flexBasis: '100%' } } } as const;
export const wide = style({ ...whole, maxWidth: 640 });
export const text = style({ ...whole, gridColumn: 'span 2' });
export const flag = style(whole);
export const name = style({ paddingBlockStart: 18, fontWeight: 560 });
export const version = style({ display: 'grid', gap: 8, justifyItems: 'start', padding: '14px 0' });
/** What is published, with what to know before. */
export const confirm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const notSaved = style({ marginBottom: 22 });
/** Settings, one below the other. */
export const settings = style({ display: 'grid', gap: 18, maxWidth: 640, paddingBlock: '14px 22px' });
