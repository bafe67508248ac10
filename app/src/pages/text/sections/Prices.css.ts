import { vars } from '@agency-site/ui/theme';
import { createContainer, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { abovePhone } from '../../../shell/style/media.ts';
import { tagStyle } from '../../../shell/style/shared.ts';
import { arrow as arrowStyle, rows } from './rows.css';

const { color, space, text } = vars;

const container = createContainer();
const narrow = `${container} (max-width: 650px)`;

/** A list adapts to its own width. */
export const prices = style({ container: `${container} / inline-size` });

/** No room for a tag beside a name. */
const slim = `${container} (max-width: 480px)`;

const narrowColumns = 'minmax(0, 1fr) auto 16px';

/** Name, delivery, price, arrow: the same columns in every list of a page. */
export const grid = style({
  gridTemplateColumns: 'minmax(0, 1fr) 8.75rem minmax(7rem, auto) 16px',
  gridTemplateRows: 'auto 1fr',
  gap: `4px clamp(10px, 2vw, ${space.s2})`,
  paddingBlock: 16,
  '@container': { [narrow]: { gridTemplateColumns: narrowColumns, paddingBlock: 12 } },
});

/** Two rows side by side, each as narrow as a list of its own. */
export const pair = style([
  rows,
  {
    '@media': {
      [abovePhone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s5 },
    },
    '@container': { [narrow]: { borderBlockStart: 0 } },
  },
]);
globalStyle(`${pair} > li`, { '@media': { [abovePhone]: { container: `${container} / inline-size` } } });
globalStyle(`${pair} ${grid}`, { '@media': { [abovePhone]: { gridTemplateColumns: narrowColumns, height: '100%' } } });

/** A fold on a phone only, where the browser can show what is in a closed one. */
export const folded = style([rows]);
globalStyle(`${folded} ul`, { borderBlockStart: 0 });
globalStyle(`${folded} ${grid}`, { paddingBlock: 12 });
globalStyle(`${folded} h3`, { '@container': { [narrow]: { fontSize: '1rem' } } });
globalStyle(`${folded} > [open] > div`, { paddingBlockEnd: 0 });
globalStyle(`${folded} > [open] li:last-child > ${grid}`, { borderBlockEnd: 0 });
const unfolded = (rule: GlobalStyleRule) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [abovePhone]: rule } } },
});
globalStyle(`${folded} > details`, unfolded({ borderBlockEnd: 0 }));
globalStyle(`${folded} > details::details-content`, unfolded({ contentVisibility: 'visible' }));
globalStyle(`${folded} > * > summary`, unfolded({ display: 'none' }));
globalStyle(`${folded} > * > div`, unfolded({ paddingBlockEnd: 0, animation: 'none' }));

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '6px 12px',
  '@container': { [slim]: { flexDirection: 'column', alignItems: 'start' } },
});
export const tag = style(tagStyle);

/** The amount, and its rule below; in a narrow list, the rule is below the details. */
export const price = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  gridArea: '1 / -3 / 3 / -2',
  '@container': { [narrow]: { display: 'contents' } },
});

/** The standard price below the amount. */
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [narrow]: { gridArea: '1 / 2' } },
});

export const amount = style({
  fontSize: '2.125rem',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.1,
  selectors: { [`${folded} &`]: { fontSize: '1.625rem' } },
  '@container': { [narrow]: { fontSize: '1.75rem' } },
});

const quiet = style({ color: color.quiet, fontSize: text.ui, lineHeight: 1.45 });

export const rule = style([quiet, { '@container': { [narrow]: { gridArea: '3 / 1 / auto / -1' } } }]);

/** Parts in a line: a dot before each, cut off at the start of a line. */
const dotted = { display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: 13, overflow: 'clip' } as const;
const dot = { content: '·', position: 'absolute', insetInlineStart: -8 } as const;

/** In a narrow list, the delivery time is below what is included. */
export const details = style([
  quiet,
  { display: 'contents', '@container': { [narrow]: { ...dotted, gridArea: '2 / 1 / auto / -1' } } },
]);

/** Beside both lines of the price, where the standard price is below the amount. */
globalStyle(`${grid}:has(${amounts} s) > ${details}`, { '@container': { [narrow]: { gridColumnEnd: 'auto' } } });
globalStyle(`${grid}:has(${amounts} s) ${amounts}`, { '@container': { [narrow]: { gridRowEnd: 'span 2' } } });

export const features = style({
  ...dotted,
  gridArea: '2 / 1 / auto / -3',
  maxWidth: '64ch',
  '@container': { [narrow]: { display: 'contents' } },
});
export const feature = style({ position: 'relative', '::before': dot });

export const delivery = style({
  gridArea: '1 / 2',
  paddingBlockStart: 4,
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { flexBasis: '100%', paddingBlockStart: 0 },
  },
});

globalStyle(`${grid}:not(:has(${delivery})) > ${name}`, { gridColumn: '1 / -3' });

export const arrow = style([arrowStyle, { gridArea: '1 / -2 / auto / -1', marginBlockStart: 7 }]);

export const note = style([quiet, { maxWidth: '70ch', marginBlockStart: space.s2 }]);
