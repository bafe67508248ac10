import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const screen = style({ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 20 });
/** What is scanned, kept and typed to set up an app. */
export const app = style({ display: 'grid', gap: 16 });
export const card = style({ width: '100%', maxWidth: 400, display: 'grid', gap: 24 });
globalStyle(`${card} :is(h1, h2) + p`, { marginTop: 6 });
export const brand = style({ display: 'flex', alignItems: 'center', gap: 10, fontWeight: 600, fontSize: '.9375rem' });
export const mark = style({ width: 28, height: 26 });
export const form = style({ display: 'grid', gap: 18 });
export const or = style({ display: 'grid', gap: 12, borderTop: `1px solid ${color.line}`, paddingTop: 20 });
export const code = style({
  justifySelf: 'center',
  width: 208,
  height: 208,
  background: '#fff',
  padding: 8,
  borderRadius: 4,
});
/** On paper, nothing else: not the key of the app, and not the page behind a dialog. */
export const printedAlone = style({ display: 'grid', gap: 16 });
globalStyle(`body:has(${printedAlone}) *:not(:has(${printedAlone}), ${printedAlone}, ${printedAlone} *)`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`dialog:has(${printedAlone})::backdrop`, { '@media': { print: { display: 'none' } } });
globalStyle(`dialog:has(${printedAlone})`, {
  '@media': { print: { position: 'static', maxHeight: 'none', border: 0, boxShadow: 'none', overflow: 'visible' } },
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '6px 20px',
  padding: 16,
  background: color.sunk,
  borderRadius: 4,
  fontFamily: 'ui-monospace, monospace',
});
export const secret = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' });
