import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { figures, forced, ring, unseen } from '../rules';
import { margins, narrow, wide } from './columns';

const { color, text, space } = vars;

export const progress = layered({
  paddingInline: margins,
  scrollMarginBlockStart: 'var(--ag-top-inset, 0px)',
  '@media': { print: { display: 'none' } },
});

export const stepper = layered({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    screen: {
      '@container': {
        [wide]: {
          gap: '8px',
          paddingBlockStart: space.s4,
          // Of many steps, those with long labels are wider, rather than two lines tall.
          selectors: { '&:has(> :nth-child(7))': { gridAutoColumns: 'auto' } },
        },
        [narrow]: { position: 'relative', gap: '4px', paddingBlock: `${space.s3} .625rem` },
      },
    },
  },
});

export const step = layered({
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.quiet,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: '2px',
      background: color.line,
    },
    '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
    '&:not([data-state=open])': { color: color.ink },
    '&[data-state=now]': { fontWeight: 600 },
  },
  '@media': {
    '(forced-colors: none)': {
      selectors: {
        '&[data-state=done]::before': { background: color.strandA },
        '&[data-state=now]::before': {
          background: `linear-gradient(90deg, ${color.strandA}, ${color.strandC})`,
        },
        '&[data-state=now] ~ &[data-state=done]::before': { background: color.edge },
      },
    },
    [forced]: {
      selectors: {
        '&::before': { background: 'GrayText', forcedColorAdjust: 'none' },
        '&:not([data-state=open])::before': { background: 'Highlight' },
      },
    },
  },
});

export const words = layered({
  all: 'unset',
  boxSizing: 'border-box',
  selectors: {
    'button&': { cursor: 'pointer', borderRadius: vars.radius.r1 },
    'button&:hover': { color: color.brand },
    '&:focus-visible': ring,
  },
  '@media': {
    screen: {
      '@container': {
        [wide]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: '8px',
          inlineSize: '100%',
          paddingBlockStart: '10px',
          paddingInlineEnd: '8px',
        },
        [narrow]: {
          // A thin bar: its text is still read aloud, and a finished step is still large enough to tap.
          display: 'block',
          blockSize: '1.5rem',
          paddingBlockStart: '1.5rem',
          overflow: 'hidden',
          selectors: {
            // The current step, across the full width.
            '&[aria-current]': {
              position: 'absolute',
              insetBlockEnd: 0,
              insetInline: 0,
              display: 'flex',
              gap: space.s2,
              blockSize: 'auto',
              paddingBlockStart: 0,
              pointerEvents: 'none',
            },
          },
        },
      },
    },
  },
});

export const number = layered({
  ...figures,
  selectors: { [`${step}[data-state=done] &`]: { paddingBlockStart: '3px', color: color.brand } },
  '@media': {
    screen: { '@container': { [narrow]: { display: 'none' } } },
  },
});

/** Visually hidden in a wide stepper, whose numbers say the same, unless the caller's text counts something else. */
export const position = layered({
  ...figures,
  color: color.quiet,
  fontWeight: 400,
  '@media': {
    screen: {
      '@container': {
        [wide]: { gridColumn: 2, selectors: { '&:not([data-counted])': unseen } },
        [narrow]: { marginInlineStart: 'auto' },
      },
    },
  },
});
