import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { abovePhone, phone } from '../../../shell/style/media.ts';
import { hiddenStyle, tagStyle } from '../../../shell/style/shared.ts';

const { color, text } = vars;

/** Scrolls horizontally when wider than the screen. */
export const scroller = style({
  // Hidden words, which are placed absolutely, scroll with it.
  position: 'relative',
  overflowX: 'auto',
  borderBlockStart: `1px solid ${color.ink}`,
});

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

/** Words in two to four columns: on a phone, the name of a row is above its cells, so that nothing scrolls. */
export const words = style({
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'fit-content(36%) minmax(0, 1fr)', columnGap: 16 } },
});
const inWords = (selector: string) => `${words} ${selector}`;
globalStyle(`${words}:has(tr > :nth-child(4)):not(:has([data-column]))`, {
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 12 } },
});
globalStyle(`${words}:has(tr > :nth-child(5)):not(:has([data-column]))`, {
  '@media': { [phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
globalStyle(inWords(':is(thead, tbody, tr)'), {
  '@media': { [phone]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
});
globalStyle(inWords('tr'), {
  '@media': { [phone]: { rowGap: 4, paddingBlock: '16px 14px', borderBlockEnd: `1px solid ${color.line}` } },
});
globalStyle(inWords(':is(th, td)'), {
  '@media': { [phone]: { padding: 0, border: 0, overflowWrap: 'anywhere', hyphens: 'auto' } },
});
globalStyle(inWords('tr > :first-child'), {
  '@media': { [phone]: { gridColumn: '1 / -1', fontSize: text.body, fontWeight: 600 } },
});
globalStyle(inWords('thead th:not(:first-child)'), {
  '@media': { [phone]: { color: color.ink, fontSize: text.ui, fontWeight: 600 } },
});
globalStyle(inWords('thead th:first-child'), { '@media': { [phone]: { display: 'none' } } });
/** Each cell is a line of its own, after the name of its column. */
globalStyle(`${words}:has([data-column]) > thead`, { '@media': { [phone]: hiddenStyle } });
globalStyle(inWords('[data-column]'), {
  '@media': {
    [phone]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'baseline' },
  },
});
globalStyle(inWords('[data-column]::before'), {
  '@media': { [phone]: { content: 'attr(data-column)', color: color.quiet, fontSize: text.small } },
});

const sign = { display: 'grid', alignItems: 'center', justifyItems: 'start', minHeight: 22 } as const;
export const yes = style({ ...sign, color: color.brand });
export const no = style({ ...sign, color: color.quiet });

/** Above a heading. */
export const tag = style({
  ...tagStyle,
  display: 'block',
  width: 'fit-content',
  marginBlockEnd: 8,
  '@media': { [phone]: { marginInline: 'auto', paddingInline: 5 } },
});

/** Below the table, at the width of its words. */
export const remark = style({ maxWidth: '70ch', marginBlock: 14, color: color.quiet, fontSize: text.ui });

/** Under a heading, which is then larger. */
export const note = style({ display: 'block', color: color.quiet, fontSize: text.small, fontWeight: 400 });
globalStyle(`${table} thead th:has(> ${note})`, {
  color: color.ink,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  '@media': { [phone]: { fontSize: text.ui } },
});

/** Packages side by side: their columns are equally wide. */
globalStyle(`${table}:has(${note})`, { '@media': { [abovePhone]: { tableLayout: 'fixed' } } });

/** Only ticks: on a phone, in narrow columns right of the name of the row. */
export const ticks = style({});
const inTicks = (selector: string) => `${table}${ticks} ${selector}`;
globalStyle(inTicks(':is(th, td)'), { '@media': { [phone]: { paddingBlock: 10, fontSize: text.small } } });
globalStyle(inTicks(':is(th, td):not(:first-child)'), {
  '@media': { [phone]: { width: '1%', paddingInline: 6, textAlign: 'center' } },
});
globalStyle(inTicks('thead th:first-child'), { '@media': { [abovePhone]: { width: '46%' } } });
globalStyle(inTicks('tfoot td'), { borderBlockEnd: 0 });
globalStyle(inTicks('thead :is(th, small)'), {
  '@media': { [phone]: { fontSize: text.fine, letterSpacing: '-.03em' } },
});
/** A tick and a dash are centred on one axis. */
globalStyle(inTicks('td > span'), {
  justifyItems: 'center',
  width: 22,
  '@media': { [phone]: { marginInline: 'auto' } },
});
