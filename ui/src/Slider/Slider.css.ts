import { layered } from '../lib/layered';
import { figures, forced, hovering, inert, money, ring } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;
const thumbSize = '24px';

/** Label and amount, with the field at the other end, or below if there is no room. */
export const head = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' });

export const names = layered({ flex: '1 1 150px', display: 'grid', justifyItems: 'start', gap: '5px' });

export const words = layered({
  ...money,
  fontSize: '1.75rem',
  fontWeight: 480,
  lineHeight: 1.15,
  paddingBlock: '6px',
  letterSpacing: '-.032em',
  selectors: { '[data-state=unset] &': { color: color.quiet } },
});

export const typed = layered({ display: 'grid', gap: '6px' });

export const number = layered({
  ...figures,
  boxSizing: 'border-box',
  inlineSize: '7.75rem',
  minBlockSize: '44px',
  margin: 0,
  padding: '9px 13px',
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r1,
  background: color.raised,
  color: color.ink,
  fontFamily: 'inherit',
  // iOS zooms into fields with text under 16 px.
  fontSize: '1rem',
  appearance: 'textfield',
  selectors: {
    '&:focus-visible': ring,
    '&:disabled': inert,
    '&::-webkit-inner-spin-button': { display: 'none' },
    '&[aria-invalid]': { borderColor: color.alarm, boxShadow: `inset 0 0 0 1px ${color.alarm}` },
  },
  '@media': { [hovering]: { selectors: { '&:hover:enabled': { borderColor: color.ink } } } },
});

/** A line with a tick at each end. The centre of the thumb moves between the ticks. */
export const rail = layered({
  display: 'grid',
  alignItems: 'center',
  paddingInline: `calc(${thumbSize} / 2)`,
  selectors: {
    '&:has(:disabled)': { filter: 'grayscale(1)', opacity: 0.6 },
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      blockSize: '12px',
      border: `solid ${color.edge}`,
      borderWidth: '0 1.5px',
      background: `linear-gradient(${color.edge}, ${color.edge}) center / 100% 1px no-repeat`,
    },
  },
  '@media': { [forced]: { selectors: { '&::before': { blockSize: 0, borderWidth: '1px 0 0' } } } },
});

export const filled = layered({
  gridArea: '1 / 1',
  zIndex: 1,
  blockSize: '4px',
  background: vars.gradient.edge,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** A tick where the scale changes. */
export const bend = layered({ gridArea: '1 / 1', blockSize: '12px', borderInlineEnd: `1.5px solid ${color.edge}` });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `7px solid ${color.brand}`,
  borderRadius: '50%',
  background: color.raised,
} as const;
const hollow = { borderWidth: '1.5px', borderColor: color.edge } as const;

export const range = layered({
  appearance: 'none',
  gridArea: '1 / 1',
  zIndex: 1,
  inlineSize: `calc(100% + ${thumbSize})`,
  blockSize: '44px',
  margin: `0 calc(${thumbSize} / -2)`,
  outline: 'none',
  background: 'none',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': { background: 'none' },
  '::-moz-range-track': { background: 'none' },
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '[data-state=unset] &::-webkit-slider-thumb': hollow,
    '[data-state=unset] &::-moz-range-thumb': hollow,
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
  },
});

export const ends = layered({
  ...figures,
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: '-8px',
  fontSize: text.fine,
  lineHeight: 1.45,
  color: color.quiet,
});

/** As long as the rail, so that its label ends below the tick. */
export const bendLabel = layered({
  position: 'absolute',
  insetInline: `calc(${thumbSize} / 2)`,
  insetBlockStart: 0,
  display: 'flex',
});

export const bendWords = layered({ inlineSize: 0, display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' });
