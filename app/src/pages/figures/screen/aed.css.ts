import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { ads, costOf, most, worth } from './aed.ts';
import { minor, narrow } from './window.css';

const { color } = vars;

export const table = style({});
globalStyle(`${table} tbody th, ${table} tbody td`, { height: 50, '@container': { [narrow]: { height: 'auto' } } });
globalStyle(`${table} thead th:first-child`, { width: 126, '@container': { [narrow]: { width: 'auto' } } });
globalStyle(`${table} thead th:nth-child(2), ${table} thead th:nth-child(3)`, {
  width: 62,
  '@container': { [narrow]: { width: 'auto' } },
});
// On a narrow screen, the drawing is below the figures of its ad.
globalStyle(`${table} tr`, {
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 54px 44px',
      alignItems: 'center',
      paddingBlock: '8px 4px',
    },
  },
});
globalStyle(`${table} tr > :last-child`, { '@container': { [narrow]: { gridColumn: '1 / -1', padding: 0 } } });
export const ad = style({ display: 'block', fontWeight: 560, lineHeight: 1.25 });
export const where = style([minor, { display: 'block', lineHeight: 1.25 }]);

/** From nothing to the end of the axis; the last label hangs over it. */
export const axis = style({
  position: 'relative',
  height: '100%',
  marginInline: '10px 38px',
  '@container': { [narrow]: { marginBlockStart: 6 } },
});
export const scale = style([axis, { height: 16 }]);

const at = (euro: number) => `${((euro / most) * 100).toFixed(1)}%`;
const mark = style({ position: 'absolute', transform: 'translateX(-50%)' });
export const none = style([mark, { insetInlineStart: 0 }]);
export const end = style([mark, { insetInlineStart: '100%' }]);
export const worthMark = style([mark, { insetInlineStart: at(worth), color: color.ink, fontWeight: 560 }]);

export const chart = style({ height: 50, '@container': { [narrow]: { height: 22 } } });
export const limit = style({ stroke: color.ink, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
const bar = style({ strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });
export const normal = style([bar, { stroke: color.edge }]);
export const over = style([bar, { stroke: color.alarm }]);
export const dot = style({ strokeWidth: 10, strokeLinecap: 'round' });

const label = style({
  position: 'absolute',
  insetBlockStart: '50%',
  marginInlineStart: 9,
  paddingInline: 3,
  background: color.raised,
  fontWeight: 600,
  transform: 'translateY(-50%)',
});
export const labels = ads.map((each) =>
  style([label, { insetInlineStart: at(costOf(each)) }, costOf(each) > worth ? { color: color.alarm } : {}]),
);

export const season = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 244px) minmax(0, 1fr)',
  gap: 16,
  marginBlockStart: 22,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.line}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const weeks = style({ position: 'relative', height: 78, marginInlineEnd: 92 });
export const lines = style({ height: '100%' });
const year = style({
  position: 'absolute',
  insetInlineStart: 'calc(100% + 12px)',
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
});
export const thisYear = style([year, { insetBlockStart: '14%', color: color.brand, fontWeight: 600 }]);
export const lastYear = style([year, { insetBlockStart: '38%', color: color.quiet }]);
