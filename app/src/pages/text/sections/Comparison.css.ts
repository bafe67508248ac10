import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, text } = vars;

/** Scrolls horizontally when wider than the screen. */
export const scroller = style({ overflowX: 'auto', borderBlockStart: `1px solid ${color.ink}` });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '1rem', lineHeight: 1.4 });

const cell = (selector: string) => `${table} ${selector}`;

globalStyle(`${cell('th')}, ${cell('td')}`, {
  padding: '14px 12px',
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [phone]: { paddingInline: 8, fontSize: text.ui } },
});
globalStyle(`${cell('tr > :first-child')}`, { paddingInlineStart: 0 });
globalStyle(`${cell('tr > :last-child')}`, { paddingInlineEnd: 0 });
globalStyle(cell('tbody th'), { fontWeight: 560 });
globalStyle(cell('thead th'), { color: color.quiet, fontSize: text.small, fontWeight: 500, verticalAlign: 'bottom' });

export const yes = style({ color: color.brand });
export const no = style({ color: color.quiet });
