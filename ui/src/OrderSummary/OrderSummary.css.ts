import { keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { fine, money, moving, plainButton, ring, underlined, unfoldedInPrint } from '../lib/rules';
import { wide } from '../lib/steps/columns';
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
    '@media': { print: { boxShadow: 'none' } },
  },
  'root',
);

export const sticky = layered(
  { position: 'sticky', insetBlockStart: `calc(var(--ag-top-inset, 0px) + ${vars.space.s3})` },
  'sticky',
);

const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s2,
} as const;

export const head = layered({ ...ends, paddingBlockEnd: '16px', borderBlockEnd: `1px solid ${color.ink}` }, 'head');

export const title = layered(
  { margin: 0, fontSize: text.h3, fontWeight: 560, lineHeight: 1.3, letterSpacing: '-.014em' },
  'title',
);

export const small = layered(fine, 'small');
export const empty = layered({ paddingBlock: '20px' }, 'empty');
/** The content below the amounts. */
export const after = layered({ marginBlockStart: vars.space.s3 }, 'after');
export const lines = layered({ margin: 0, overflowY: 'clip' }, 'lines');

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '8px',
  lineHeight: 1.4,
} as const;

const indent = '30px';

export const line = layered(
  {
    ...row,
    position: 'relative',
    paddingBlock: '13px 14px',
    paddingInlineStart: indent,
    fontSize: text.ui,
    selectors: {
      '&[data-kind=discount]': { color: color.accent, fontWeight: 600 },
      // The hairline between two rows starts after the gutter.
      '& + &::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `${indent} 0`,
        borderBlockStart: `1px solid ${color.line}`,
      },
    },
  },
  'line',
);

export const label = layered(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    selectors: {
      '&::after': { content: '""', flex: 1, marginBlockEnd: '3px', borderBlockEnd: `1.5px dotted ${color.edge}` },
    },
  },
  'label',
);

export const amount = layered(
  {
    margin: 0,
    textAlign: 'end',
    ...money,
    selectors: { [`${line}:not([data-kind=discount]) > &`]: { fontWeight: 500 } },
  },
  'amount',
);

export const edit = layered({ gridColumn: 2, margin: '-2px 0 0', textAlign: 'end' }, 'edit');

export const rule = layered(
  {
    marginBlockStart: '2px',
    fontWeight: 400,
    // Beside the label, or in a row of its own.
    selectors: { [`&:not(:has(+ ${edit}))`]: { gridColumn: '1 / -1' } },
  },
  'rule',
);

export const link = layered(
  {
    ...plainButton,
    display: 'inline-block',
    paddingBlock: '3px',
    borderRadius: '2px',
    color: color.quiet,
    fontSize: text.fine,
    fontWeight: 400,
    ...underlined,
    selectors: { '&:focus-visible': ring, '&:hover': { color: color.ink } },
    '@media': { print: { display: 'none' } },
  },
  'link',
);

/** A collapsed explanation. */
export const why = layered({ '@media': unfoldedInPrint }, 'why');

const unfolds = 'selector(::details-content)';

/** The lines, folded in a narrow StepShell. Where a browser can't unfold them by style, they stay folded. */
export const fold = layered(
  {
    '@media': {
      ...unfoldedInPrint,
      screen: {
        '@supports': {
          [unfolds]: {
            '@container': { [wide]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
          },
        },
      },
    },
  },
  'fold',
);

export const unfold = layered(
  {
    marginBlock: '12px',
    '@media': { screen: { '@supports': { [unfolds]: { '@container': { [wide]: { display: 'none' } } } } } },
  },
  'unfold',
);

export const total = layered(
  { ...ends, margin: 0, paddingBlockStart: '20px', borderBlockStart: `1px solid ${color.ink}` },
  'total',
);

export const sum = layered(
  { fontSize: '2.375rem', fontWeight: 480, lineHeight: 1, letterSpacing: '-.036em', ...money },
  'sum',
);

/** With nothing chosen, the total is not the largest thing on the receipt. */
export const nothing = layered({ color: color.quiet, fontSize: text.h3 }, 'nothing');

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(.25em)' } });

export const figure = layered(
  {
    display: 'inline-block',
    '@media': { [moving]: { animation: `${appear} ${vars.motion.slow}` } },
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
  },
  'stub',
);

export const due = layered(
  {
    ...row,
    fontSize: text.ui,
    fontWeight: 600,
    selectors: { '& + &': { color: color.quiet, fontSize: text.small, fontWeight: 400 } },
  },
  'due',
);
