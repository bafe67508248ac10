import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { layered, layeredVariants } from '../lib/layered';
import { forced, money, moving, ring } from '../lib/shared.css';
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
const fine = { margin: 0, fontSize: text.fine, lineHeight: 1.45, color: color.quiet, textWrap: 'pretty' } as const;

export const title = layered({ ...name, margin: 0, fontWeight: 560 }, 'title');
export const caption = layered(fine, 'caption');
export const empty = layered({ ...fine, paddingBlock: '20px', fontSize: text.small }, 'empty');
export const lines = layered({ margin: 0 }, 'lines');

const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '8px' } as const;

/** The three strands of the gutter: their colours, and the middle of each. */
const strands = {
  a: { tint: color.strandA, middle: 4.75, shown: createVar(), from: createVar() },
  b: { tint: color.strandB, middle: 11, shown: createVar(), from: createVar() },
  c: { tint: color.strandC, middle: 17.25, shown: createVar(), from: createVar() },
};
const names = ['a', 'b', 'c'] as const;
const gutter = '30px';
/** The middle of a line's first row of words, where its own strand begins with a dot. */
const knot = 23;
const dot = createVar();
const dotAt = createVar();

const runs = names.map((name) => {
  const { shown, from, middle } = strands[name];
  return `linear-gradient(${fallbackVar(shown, 'transparent')} 0 0) ${middle - 0.75}px ${fallbackVar(from, '0')} / 1.5px 100% no-repeat`;
});

const begins = names.map((name) => {
  const { shown, from, tint, middle } = strands[name];
  const vars = { [shown]: tint, [from]: `${knot}px`, [dot]: tint, [dotAt]: `${middle}px` };
  return [`&[data-lane=${name}]`, { vars }] as const;
});

const passes = names.map((name) => {
  const { shown, from, tint } = strands[name];
  return [`&[data-run~=${name}]`, { vars: { [shown]: tint, [from]: '0' } }] as const;
});

export const line = layered(
  {
    ...row,
    position: 'relative',
    paddingBlock: '13px 14px',
    paddingInlineStart: gutter,
    fontSize: text.ui,
    selectors: {
      ...Object.fromEntries([...begins, ...passes]),
      '&[data-joins]': {
        vars: { [strands.b.shown]: color.accent, [strands.b.from]: `${knot}px`, [dot]: color.accent },
      },
      '&[data-run=one]': { vars: { [strands.b.shown]: color.accent, [dot]: color.accent } },
      '&[data-kind=discount]': { color: color.accent, fontWeight: 600 },
      // One picture, which turns over as a whole where reading goes from right to left.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '22px',
        background: runs.join(),
        printColorAdjust: 'exact',
      },
      '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
      // Down to the rule above the total.
      '&:last-child::before': { insetBlockEnd: '-4px' },
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
    '@media': { [forced]: { display: 'none' } },
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
    lineHeight: 1.4,
    selectors: {
      // The dot in which a strand begins.
      [`${line} > &::before`]: {
        content: '""',
        position: 'absolute',
        insetBlockStart: `${knot - 4.5}px`,
        insetInlineStart: `calc(${fallbackVar(dotAt, '11px')} - 4.5px)`,
        inlineSize: '9px',
        blockSize: '9px',
        borderRadius: '50%',
        background: fallbackVar(dot, 'transparent'),
        printColorAdjust: 'exact',
      },
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
  {
    margin: 0,
    lineHeight: 1.4,
    fontWeight: 500,
    textAlign: 'end',
    ...money,
    selectors: { [`${line}[data-kind=discount] > &`]: { fontWeight: 600 } },
  },
  'amount',
);

export const rule = layered(
  {
    ...fine,
    gridColumn: 1,
    marginBlockStart: '2px',
    fontWeight: 400,
    selectors: { '&:last-child': { gridColumn: '1 / -1' } },
  },
  'rule',
);

export const edit = layered({ gridColumn: 2, margin: '-1px 0 -3px', textAlign: 'end' }, 'edit');

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
  { fontSize: '2.375rem', fontWeight: 480, lineHeight: 1, letterSpacing: '-.036em', ...money },
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

export const due = layered({ ...row, fontSize: text.ui, fontWeight: 600 }, 'due');
export const later = layered({ ...row, fontSize: text.small, color: color.quiet }, 'later');
export const dueAmount = layered({ margin: 0, lineHeight: 1.4, ...money }, 'dueAmount');
export const slot = layered({ marginBlockStart: vars.space.s3 }, 'slot');
export const note = layered({ ...fine, marginBlockStart: vars.space.s2 }, 'note');
