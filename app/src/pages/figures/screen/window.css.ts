import { vars } from '@agency-site/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { strandColor } from '../../../shell/art/pictogram.css';

const { color, radius, text } = vars;

const container = createContainer();

/** A screen adapts to its own width: two columns and a rail, one column, and no rail. */
export const oneColumn = `${container} (max-width: 700px)`;
export const narrow = `${container} (max-width: 560px)`;
export const narrowest = `${container} (max-width: 320px)`;

export const figure = style({ container: `${container} / inline-size`, minWidth: 0 });

export const window = style({
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
  fontSize: text.fine,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
  '@media': { print: { boxShadow: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 44,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  whiteSpace: 'nowrap',
});

export const name = style({ color: color.ink, fontWeight: 600, letterSpacing: '-.01em' });

export const views = style({
  display: 'flex',
  gap: 16,
  height: '100%',
  marginInlineStart: 14,
  '@container': { [narrow]: { gap: 12, marginInlineStart: 'auto' } },
});
const tab = style({ display: 'flex', alignItems: 'center' });
/** The narrowest screens have room for the shown one only. */
export const view = style([tab, { '@container': { [narrowest]: { display: 'none' } } }]);
export const shown = style([tab, { boxShadow: `inset 0 -2px ${color.brand}`, color: color.ink, fontWeight: 560 }]);
export const whose = style({ marginInlineStart: 'auto', '@container': { [narrow]: { display: 'none' } } });

export const inside = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The five systems: one family. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  paddingBlockStart: 14,
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.sunk,
  '@container': { [narrow]: { display: 'none' } },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.r1,
  color: color.quiet,
});
globalStyle(`${sign} > svg`, { vars: { [strandColor]: 'currentColor' } });
export const here = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: color.raised,
});

export const body = style({
  minWidth: 0,
  padding: '22px 24px 24px',
  '@container': { [narrow]: { padding: '18px 16px' } },
});

/* Parts of several screens. */

export const heading = style({ fontSize: text.small, fontWeight: 600, letterSpacing: '-.008em', lineHeight: 1.3 });
export const big = style({ fontSize: '1.875rem', fontWeight: 480, letterSpacing: '-.035em', lineHeight: 1.15 });
export const quiet = style({ color: color.quiet });
export const minor = style({ color: color.quiet, fontSize: '.75rem' });
export const strong = style({ fontWeight: 600 });
/** What the screen is about. */
export const key = style({ color: color.brand, fontWeight: 600 });

export const note = style({
  marginBlockStart: 18,
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  lineHeight: 1.5,
});
globalStyle(`${note} b`, { color: color.ink, fontWeight: 600 });

/** Two columns with a hairline between them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: 28,
  '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const second = style({
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `1px solid ${color.line}`,
  paddingInlineStart: 28,
  '@container': {
    [oneColumn]: {
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line}`,
      paddingInlineStart: 0,
      paddingBlockStart: 20,
    },
  },
});

/** Title at the start, figures at the end. */
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '12px 32px' });
export const figures = style({
  display: 'flex',
  gap: 28,
  '@container': {
    [narrow]: {
      justifyContent: 'space-between',
      width: '100%',
      paddingBlockStart: 10,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
globalStyle(`${figures} dt`, { color: color.quiet, fontSize: '.75rem' });
globalStyle(`${figures} dd`, { fontSize: '1.25rem', fontWeight: 500, letterSpacing: '-.03em', lineHeight: 1.2 });

/** A table with hairlines. Cells that hold a drawing are `chart`. */
export const table = style({
  width: '100%',
  marginBlockStart: 16,
  borderBlockStart: `1px solid ${color.ink}`,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
const cell = (selector: string) => `${table} ${selector}`;
globalStyle(`${cell('th')}, ${cell('td')}`, {
  height: 34,
  padding: '0 0 0 14px',
  fontWeight: 400,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(cell('tr > :first-child'), { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(cell('thead th'), { height: 28, color: color.quiet, fontSize: '.75rem' });
globalStyle(cell('tbody tr'), { borderBlockStart: `1px solid ${color.line}` });
/** Only if there is room. */
export const wideOnly = style({ '@container': { [narrow]: { display: 'none' } } });

/** A stretched drawing: lines keep their width, and lines of no length are dots. */
export const drawing = style({ display: 'block', width: '100%', overflow: 'visible', fill: 'none' });
export const line = style({ stroke: color.edge, strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' });
export const keyLine = style({ stroke: color.brand, strokeWidth: 1.75, vectorEffect: 'non-scaling-stroke' });
export const hairline = style({ stroke: color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const dot = style({ strokeWidth: 6, strokeLinecap: 'round' });
