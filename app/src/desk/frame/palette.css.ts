import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, text } = vars;

export const list = style({ maxHeight: 'min(420px, 50vh)', overflowY: 'auto', paddingTop: 12 });
export const group = style({});
globalStyle(`${group} [cmdk-group-heading]`, { color: color.quiet, fontSize: text.fine, padding: '8px 10px 4px' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  minHeight: 40,
  padding: '9px 10px',
  borderRadius: radius.r1,
  cursor: 'pointer',
  selectors: { '&[data-selected="true"]': { background: color.brandTint } },
});
