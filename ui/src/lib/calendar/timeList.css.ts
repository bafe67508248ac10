import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { figures, forced, hovering, ring, struck, underlined } from '../rules';
import { besideMonth } from './besideMonth';

const { color, space, text } = vars;
const { beside, below } = besideMonth;
const chosen = '&:has(:checked)';
const unavailable = '&:has(:disabled)';

/** Below the chosen week if that is shown, else below the month. */
const underWeek = ':has([aria-selected=true]) > * > &';

export const root = layered({
  minInlineSize: 0,
  scrollMarginBlock: '16px',
  '@container': {
    [below]: {
      order: 5,
      marginBlockStart: space.s3,
      selectors: {
        '&[data-day]': { marginBlockStart: space.s5 },
        [underWeek]: {
          order: 2,
          marginBlockStart: 0,
          padding: '14px 14px 10px',
          borderBlockStart: `2px solid ${color.strandB}`,
          borderBlockEnd: `1px solid ${color.line}`,
          background: color.sunk,
        },
      },
    },
  },
});

export const heading = layered({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  margin: 0,
  paddingBlockEnd: '14px',
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: text.h3,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-.015em',
  outline: 'none',
  '@container': {
    // As the heading of the month beside it.
    [beside]: { minBlockSize: '59px', fontSize: text.h2, lineHeight: 1.15, letterSpacing: '-.028em' },
    [below]: {
      selectors: { [`:has([aria-selected=true]) > * > ${root} > &`]: { paddingBlockEnd: 0, border: 0 } },
    },
  },
});

export const about = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '12px',
  paddingBlockStart: '10px',
  fontSize: text.small,
  lineHeight: 1.45,
});

export const description = layered({ display: 'contents', margin: 0 });

export const date = layered({ flexBasis: '100%', color: color.ink, fontSize: text.ui, fontWeight: 560 });

/** Beside the way back to the days, if there is room. */
export const zone = layered({ flex: '1 1 7rem', color: color.quiet, textWrap: 'pretty' });

export const message = layered({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: 0,
  fontSize: text.ui,
  lineHeight: 1.5,
  selectors: {
    '&:not(:empty)': { paddingBlockStart: '16px' },
    '&[data-state=failed], &[data-state=open]': { color: color.alarm, fontWeight: 500 },
  },
});

export const pills = layered({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5rem), 1fr))',
  gap: '8px 6px',
  minInlineSize: 0,
  margin: 0,
  padding: '16px 0 0',
  border: 0,
});

/** Room for the times in the visitor's own time zone. */
export const roomy = layered({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' });

export const pill = layered({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minBlockSize: '44px',
  padding: '5px 2px',
  border: `1px solid ${color.edge}`,
  borderRadius: `calc(5.5 * ${vars.radius.r1})`,
  background: color.raised,
  fontSize: text.small,
  fontWeight: 500,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    [chosen]: {
      padding: '4px 1px',
      border: '2px solid transparent',
      background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${vars.gradient.edge} border-box`,
      color: color.brand,
      fontWeight: 600,
    },
    [unavailable]: { borderColor: color.line, background: 'none', color: color.quiet, cursor: 'not-allowed' },
    '&:has(:focus-visible)': ring,
  },
  '@media': {
    [hovering]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { borderColor: color.ink } } },
    [forced]: {
      selectors: { [chosen]: { background: 'none', borderColor: 'Highlight' }, [unavailable]: { color: 'GrayText' } },
    },
  },
});

/** The input is as large as the pill, so that a click anywhere reaches it. */
export const input = layered({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** On the corner of the chosen time, as a time fills its pill. */
export const tick = layered({
  position: 'absolute',
  insetBlockStart: '-7px',
  insetInlineEnd: '-3px',
  boxSizing: 'border-box',
  inlineSize: '18px',
  blockSize: '18px',
  padding: '2px',
  border: `1px solid ${color.paper}`,
  borderRadius: '50%',
  background: `${vars.gradient.brand} border-box`,
  color: color.onBrand,
  pointerEvents: 'none',
  '@media': { [forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});

// Numbers and "AM" keep their order in right-to-left text.
export const time = layered({
  unicodeBidi: 'plaintext',
  whiteSpace: 'nowrap',
  selectors: { '[data-state=taken] > &': struck('1.5px') },
});

export const note = layered({ unicodeBidi: 'plaintext', color: color.quiet, fontSize: '.75rem', fontWeight: 400 });

export const otherDay = layered({
  all: 'unset',
  // A larger target than its line.
  marginBlock: '-8px',
  paddingBlock: '8px',
  fontWeight: 500,
  ...underlined,
  textUnderlineOffset: '.32em',
  borderRadius: vars.radius.r1,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring, '&:hover': { color: color.brand } },
});
