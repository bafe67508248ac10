import type { StyleRule } from '@vanilla-extract/css';
import { layered, layeredVariants, sharedWithin } from '../lib/layered';
import { figures, hovering, plainButton, ring, unseen } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

const container = 'ag-data-table';
/** Where the rows are stacked. */
const narrow = `${container} (width < 640px)`;
const medium = `${container} (width < 960px)`;

/** The least room of a short cell beside the header of its row. */
const besideWidth = '6rem';

/** The room of a checkbox at the beginning of a row. */
const choiceWidth = '34px';

export const root = layered({
  containerName: container,
  containerType: 'inline-size',
  color: color.ink,
  fontFamily: vars.font.family,
  fontSize: text.small,
  lineHeight: 1.4,
});

/** Rows that the browser can skip clip what is painted around them, but not a ring. */
const skipped = { contentVisibility: 'auto', overflowClipMargin: '8px' } as const;

/** Blocks, not a table: the browser can skip those away from the screen, and stack their cells. */
export const table = layered({ display: 'block', borderBlockStart: `1px solid ${color.ink}` });

export const headers = layered({ display: 'block' });

export const batch = layered({ ...skipped, display: 'block', containIntrinsicBlockSize: 'auto 940px' });

export const row = layered({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2px 16px',
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { [narrow]: { flexWrap: 'wrap', alignItems: 'baseline' } },
});

export const body = layered({
  minBlockSize: '46px',
  paddingBlock: '7px',
  ...skipped,
  containIntrinsicBlockSize: 'auto 47px',
  selectors: {
    '&[data-state=selected], &:has(> th > a[aria-current])': { background: color.brandTint },
    '&:has(> th > a:focus-visible)': { background: color.brandTint },
  },
  '@media': {
    [hovering]: { selectors: { '&:has(> th > a:hover)': { background: color.brandTint } } },
  },
  '@container': { [narrow]: { minBlockSize: '58px', alignContent: 'center', paddingBlock: '10px' } },
});

/** Stacked, only what can be sorted by remains of the headers. */
export const head = layered({
  minBlockSize: '38px',
  color: color.quiet,
  fontSize: text.fine,
  '@container': {
    [narrow]: {
      minBlockSize: 0,
      selectors: { '&:not(:has(button))': { border: 0 } },
    },
  },
});

/** Where rows can be selected, all begin at the same place. */
export const indented = layered({ paddingInlineStart: choiceWidth });

export const choice = layered({ position: 'absolute', zIndex: 1, insetBlockStart: 0, insetInlineStart: 0, padding: 0 });

/** As large as a fingertip. */
export const checkbox = layered({
  inlineSize: '44px',
  boxSizing: 'border-box',
  minBlockSize: '44px',
  paddingBlock: '11px',
  lineHeight: '22px',
});

export const cell = layered({
  flex: '1 1 14rem',
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: 0,
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { flex: '0 1 auto', selectors: { '&:empty': { display: 'none' } } } },
});

export const aligned = layeredVariants({
  start: { textAlign: 'start' },
  end: { ...figures, textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } },
});

/** Where there is too little room, all but the short columns give way, so that amounts stay in one piece. */
const sized = (flex: string) => ({ flex, '@container': { [narrow]: { flex: '0 1 auto' } } });
export const wide = layeredVariants({
  xs: sized('0 0 4.75rem'),
  s: sized('0 0 6rem'),
  m: sized('0 1 9rem'),
  l: sized('0 1 11rem'),
});

export const hiddenBelow = layeredVariants({
  m: { '@container': { [narrow]: { display: 'none' } } },
  l: { '@container': { [medium]: { display: 'none' } } },
});

export const header = layered({ fontWeight: 'inherit' });

export const unsortable = layered({ '@container': { [narrow]: unseen } });

/** Stacked, there is room for a short cell beside it, and for no other on that line. */
export const rowHeader = layered({ '@container': { [narrow]: { flex: `1 1 calc(100% - ${besideWidth} - 16px)` } } });
// The link covers its row, and what can be pressed in other cells is above it.
sharedWithin(`${rowHeader} > a::after`, { content: '""', position: 'absolute', inset: 0 });
sharedWithin(`${rowHeader} > a:focus-visible`, ring);
sharedWithin(`${cell} :is(a, button, input, select)`, { position: 'relative', zIndex: 1 });
sharedWithin(`${rowHeader} > a`, {
  position: 'static',
  display: 'inline-block',
  verticalAlign: 'top',
  minBlockSize: '24px',
  alignContent: 'center',
  color: 'inherit',
  fontWeight: 560,
});

const inStack = (rule: StyleRule) => ({ '@container': { [narrow]: rule } }) as const;
export const stacked = layeredVariants({
  labelled: inStack({
    order: 1,
    selectors: {
      // Its header says it to screen readers.
      '&::before': { content: 'attr(data-label) " " / ""', color: color.quiet, fontSize: text.fine },
    },
  }),
  plain: inStack({ order: 1 }),
  line: inStack({ order: 1, flexBasis: '100%' }),
  beside: inStack({ minInlineSize: besideWidth, textAlign: 'end' }),
});

export const sort = layered({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: '36px',
  selectors: {
    '&:focus-visible': ring,
    // Its words end where the figures below them do.
    [`${aligned.end} > &`]: { flexDirection: 'row-reverse' },
    '[aria-sort] > &': { color: color.ink, fontWeight: 560 },
  },
  '@media': { [hovering]: { selectors: { '&:hover': { color: color.ink } } } },
  '@container': {
    [narrow]: { minBlockSize: '44px', selectors: { [`${aligned.end} > &`]: { flexDirection: 'row' } } },
  },
});

export const arrow = layered({
  visibility: 'hidden',
  selectors: {
    '[aria-sort] &': { visibility: 'visible' },
    '[aria-sort=descending] &': { transform: 'scaleY(-1)' },
  },
  '@media': { [hovering]: { selectors: { [`${sort}:hover &`]: { visibility: 'visible' } } } },
  // Stacked, no column below it says that it sorts.
  '@container': { [narrow]: { visibility: 'visible' } },
});

export const bulk = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  marginBlockEnd: '12px',
});

export const all = layered({ fontSize: 'inherit' });

export const count = layered({ color: color.quiet, fontSize: text.fine });

export const more = layered({ paddingBlock: '20px' });
