import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { layered, layeredVariants } from '../lib/layered';
import { figures, moving, ring } from '../lib/shared.css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

export const root = layered(
  {
    boxSizing: 'border-box',
    padding: '26px 28px 28px',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.r2,
    background: color.raised,
    boxShadow: vars.shadow.float,
    color: color.ink,
    fontFamily: vars.font.family,
    '@media': { print: { padding: 0, border: 0, boxShadow: 'none' } },
  },
  'root',
);

export const sticky = layered(
  {
    '@media': {
      [from('md')]: { position: 'sticky', insetBlockStart: `calc(var(--ag-top-inset, 0px) + ${vars.space.s3})` },
    },
  },
  'sticky',
);

export const head = layered(
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.s2,
    paddingBlockEnd: '16px',
    borderBlockEnd: `1px solid ${color.ink}`,
  },
  'head',
);

const name = { fontSize: text.h3, lineHeight: 1.3, letterSpacing: '-.014em' } as const;
const fine = { margin: 0, fontSize: text.fine, lineHeight: 1.45, color: color.quiet } as const;

export const title = layered({ ...name, margin: 0, fontWeight: 560 }, 'title');
export const caption = layered(fine, 'caption');
export const empty = layered({ ...fine, paddingBlock: '20px', fontSize: text.small }, 'empty');
export const lines = layered({ margin: 0 }, 'lines');

const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '8px' } as const;

/** Where a line's own strand begins: the middle of its first row of words. */
const knot = '23px';
const gutter = '34px';
const lane = { a: createVar(), b: createVar(), c: createVar() };
const start = { a: createVar(), b: createVar(), c: createVar() };
const dot = createVar();
const dotAt = createVar();
const strandColor = { a: color.strandA, b: color.strandB, c: color.strandC };
const middle = { a: '4.75px', b: '11px', c: '17.25px' };
const names = ['a', 'b', 'c'] as const;

const run = (name: 'a' | 'b' | 'c') =>
  `linear-gradient(${fallbackVar(lane[name], 'transparent')} 0 0) calc(${middle[name]} - .75px) ${fallbackVar(start[name], '0')} / 1.5px 100% no-repeat`;

export const line = layered(
  {
    ...row,
    position: 'relative',
    paddingBlock: '13px 14px',
    paddingInlineStart: gutter,
    selectors: {
      '&[data-kind=discount]': { color: color.accent, fontWeight: 600 },
      // The strands are one picture, so that they turn over as a whole where reading goes from right to left.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '22px',
        background: [
          `radial-gradient(circle 4.5px at ${fallbackVar(dotAt, '11px')} ${knot}, ${fallbackVar(dot, 'transparent')} 96%, transparent)`,
          ...names.map(run),
        ].join(),
        printColorAdjust: 'exact',
      },
      '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
      ...Object.fromEntries(
        names.flatMap((name) => [
          [
            `&[data-lane=${name}]::before`,
            {
              vars: {
                [lane[name]]: strandColor[name],
                [start[name]]: knot,
                [dot]: strandColor[name],
                [dotAt]: middle[name],
              },
            },
          ],
          [`&[data-run~=${name}]::before`, { vars: { [lane[name]]: strandColor[name], [start[name]]: '0' } }],
        ]),
      ),
      '&[data-joins]::before': { vars: { [lane.b]: color.accent, [start.b]: knot, [dot]: color.accent } },
      '&[data-run=one]::before': { vars: { [lane.b]: color.accent, [dot]: color.accent } },
      // The hairline between two lines begins after the gutter.
      '& + &::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: gutter,
        insetInlineEnd: 0,
        borderBlockStart: `1px solid ${color.line}`,
      },
    },
  },
  'line',
);

export const join = layered(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    overflow: 'visible',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  },
  'join',
);

export const strand = layeredVariants(
  { a: { stroke: color.strandA }, b: { stroke: color.strandB }, c: { stroke: color.strandC } },
  'strand',
);

export const label = layered(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    fontSize: text.ui,
    lineHeight: 1.4,
    selectors: {
      '&::after': {
        content: '""',
        flex: 1,
        minInlineSize: '12px',
        borderBlockEnd: `1.5px dotted ${color.edge}`,
        opacity: 0.7,
        transform: 'translateY(-3px)',
      },
    },
  },
  'label',
);

export const amount = layered(
  { margin: 0, fontSize: text.ui, lineHeight: 1.4, fontWeight: 500, fontVariantNumeric: figures },
  'amount',
);

export const rule = layered({ ...fine, gridColumn: 1, marginBlockStart: '2px', fontWeight: 400 }, 'rule');
export const edit = layered({ margin: 0, gridColumn: 2 }, 'edit');

export const change = layered(
  {
    padding: '3px 0',
    border: 0,
    background: 'none',
    color: color.quiet,
    font: 'inherit',
    fontSize: text.fine,
    fontWeight: 400,
    textDecoration: `underline 1px ${color.edge}`,
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
    selectors: { '&:focus-visible': ring, '&:hover': { color: color.ink } },
    '@media': { print: { display: 'none' } },
  },
  'change',
);

export const total = layered(
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.s2,
    margin: '4px 0 0',
    paddingBlockStart: '20px',
    borderBlockStart: `1px solid ${color.ink}`,
  },
  'total',
);

export const totalLabel = layered({ ...name, fontWeight: 560 }, 'totalLabel');

export const sum = layered(
  { fontSize: '2.375rem', fontWeight: 480, lineHeight: 1, letterSpacing: '-.036em', fontVariantNumeric: figures },
  'sum',
);

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(.25em)' } });

export const figure = layered(
  {
    display: 'inline-block',
    '@media': { [moving]: { selectors: { '&[data-moved]': { animation: `${settle} ${vars.motion.slow}` } } } },
  },
  'figure',
);

export const stub = layered(
  {
    display: 'grid',
    gap: '10px',
    margin: '24px -28px 0',
    padding: '18px 28px 0',
    borderBlockStart: `1.5px dashed ${color.line}`,
    '@media': { print: { marginInline: 0, paddingInline: 0 } },
  },
  'stub',
);

export const due = layered({ ...row, fontWeight: 600 }, 'due');
export const later = layered({ ...row, color: color.quiet, fontWeight: 400 }, 'later');
export const slot = layered({ marginBlockStart: vars.space.s3 }, 'slot');
export const note = layered({ ...fine, marginBlockStart: vars.space.s2 }, 'note');
