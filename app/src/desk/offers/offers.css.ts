import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, notPhone, phone } from '../style/widths.ts';

const { color, text } = vars;

/** The offer beside what the customer sees of it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
  gap: '32px 44px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Below the fields: saves and sends. Where there is room, it stays in view. */
export const foot = style({
  paddingBlock: 12,
  marginTop: 22,
  borderTop: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { [notPhone]: { position: 'sticky', zIndex: 1, insetBlockEnd: 0 } },
});
globalStyle(`:root:has(${foot})`, { '@media': { [notPhone]: { vars: { '--ag-dock-inset': '66px' } } } });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 130px auto',
  gap: '4px 12px',
  alignItems: 'end',
  minWidth: 0,
  margin: 0,
  padding: '0 0 12px',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const lineName = style({ color: color.quiet, fontSize: text.fine });
export const lineText = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const lineAmount = style({ minWidth: 0 });
/** The receipt without its shadow: here it is part of the page. */
export const receipt = style({ vars: { [vars.shadow.float]: 'none' } });
