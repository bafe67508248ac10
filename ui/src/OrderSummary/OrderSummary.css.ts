import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { fine, money, moving, plainButton, ring, underlined, unfoldedInPrint } from '../lib/rules';
import { aboveStep } from '../lib/steps/columns';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

/** The padding at both sides. */
const side = createVar();

export const root = layered({
  vars: { [side]: '28px' },
  boxSizing: 'border-box',
  padding: `24px ${side}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
  '@media': {
    print: { boxShadow: 'none' },
    screen: {
      '@container': {
        [aboveStep]: {
          vars: { [side]: 'min(28px, 5cqi)' },
          // Above a form it doesn't float, as it does above the bar of another step.
          selectors: { '[data-first] &': { boxShadow: 'none' } },
        },
      },
    },
  },
});

/** Up while what it opens is open. */
export const arrow = layered({
  selectors: { 'details:not([open]) &': { transform: 'scaleY(-1)' } },
  '@media': { print: { display: 'none' }, [moving]: { transition: `transform ${vars.motion.fast}` } },
});

export const sticky = layered({
  position: 'sticky',
  insetBlockStart: `calc(var(--ag-top-inset, 0px) + ${vars.space.s3})`,
});

const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `6px ${vars.space.s2}`,
} as const;

export const head = layered({
  ...ends,
  paddingBlockEnd: '16px',
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const title = layered({
  margin: 0,
  fontSize: text.h3,
  fontWeight: 560,
  lineHeight: 1.3,
  letterSpacing: '-.014em',
});

export const small = layered(fine);
export const empty = layered({ paddingBlock: '20px' });

/** The content below the amounts. Until it has something to show, it takes no room. */
export const after = layered({ marginBlockStart: vars.space.s3, selectors: { '&:empty': { display: 'none' } } });

export const lines = layered({ margin: 0, overflowY: 'clip' });

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '8px',
  lineHeight: 1.4,
} as const;

const indent = '30px';

export const line = layered({
  ...row,
  position: 'relative',
  paddingBlock: '8px',
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
});

export const label = layered({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  selectors: {
    '&::after': { content: '""', flex: 1, marginBlockEnd: '3px', borderBlockEnd: `1.5px dotted ${color.edge}` },
  },
});

export const amount = layered({
  margin: 0,
  textAlign: 'end',
  ...money,
  selectors: { [`${line}:not([data-kind=discount]) > &`]: { fontWeight: 500 } },
});

/** Where a browser can lay out a disclosure as a grid. */
const asGrid = (rule: StyleRule) => ({ '@supports': { 'selector(::details-content)': rule } }) as const;
const bothColumns = { display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'start' } as const;

/** A rule that opens an explanation: beside the way to change the line, and the explanation below both. */
export const asked = layered({ fontWeight: 400, ...asGrid({ gridArea: '2 / 1 / auto / -1', ...bothColumns }) });

export const edit = layered({
  gridColumn: 2,
  margin: 0,
  fontSize: text.fine,
  lineHeight: fine.lineHeight,
  textAlign: 'end',
  selectors: { [`${asked} + &`]: { gridRow: 2 } },
});

export const rule = layered({
  fontWeight: 400,
  // Beside the label, or in a row of its own.
  selectors: { [`&:not(:has(+ ${edit}))`]: { gridColumn: '1 / -1' } },
});

export const why = layered({
  ...asGrid({
    gridColumn: '1 / -1',
    ...bothColumns,
    selectors: {
      '&::details-content': { gridColumn: '1 / -1' },
      '&[open]::details-content': { paddingBlockStart: '4px' },
    },
  }),
  '@media': unfoldedInPrint,
});

/** A target of 44 px, though its text is a line of small print; the focus ring is closer to it. */
const target = {
  position: 'relative',
  marginBlock: '-3px',
  paddingBlock: '3px',
  '::after': { content: '""', position: 'absolute', insetBlock: '-14px -6px', insetInline: '0' },
} as const;

export const ask = layered({
  ...target,
  display: 'block',
  inlineSize: 'fit-content',
  borderRadius: `min(2px, ${vars.radius.r1})`,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': ring,
    '&:hover': { color: color.ink },
  },
  ...asGrid({ selectors: { [`${asked}:last-child &`]: { gridColumn: '1 / -1' } } }),
});

/** The arrow follows its last word, and never begins a line. */
export const question = layered({ position: 'relative', paddingInlineEnd: '18px' });
export const inline = layered({
  position: 'absolute',
  insetBlockEnd: 1,
  insetInlineEnd: 0,
  inlineSize: '14px',
  blockSize: '14px',
});

export const link = layered({
  ...plainButton,
  ...target,
  display: 'inline-block',
  borderRadius: `min(2px, ${vars.radius.r1})`,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
  ...underlined,
  selectors: { '&:focus-visible': ring, '&:hover': { color: color.ink } },
  '@media': { print: { display: 'none' } },
});

export const total = layered({
  ...ends,
  margin: 0,
  paddingBlockStart: '20px',
  borderBlockStart: `1px solid ${color.ink}`,
});

export const sum = layered({
  fontSize: '2.375rem',
  fontWeight: 480,
  lineHeight: 1,
  letterSpacing: '-.036em',
  ...money,
});

/** With nothing chosen, the total is not the largest thing on the receipt. */
export const nothing = layered({ color: color.quiet, fontSize: text.h3 });

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(.25em)' } });

export const figure = layered({
  display: 'inline-block',
  '@media': { [moving]: { animation: `${appear} ${vars.motion.slow}` } },
});

export const stub = layered({
  display: 'grid',
  gap: '10px',
  margin: `24px calc(-1 * ${side}) 0`,
  padding: `18px ${side} 0`,
  borderBlockStart: `1.5px dashed ${color.line}`,
});

export const due = layered({
  ...row,
  fontSize: text.ui,
  fontWeight: 600,
  selectors: { '& + &': { color: color.quiet, fontSize: text.small, fontWeight: 400 } },
});
