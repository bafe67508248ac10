import { keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { figures, forced, moving, ring } from '../lib/shared.css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/tokens.css';

const wide = from('md');
const narrow = 'not all and (min-width: 968px)';
const { color, text, space } = vars;

export const root = layered(
  {
    boxSizing: 'border-box',
    paddingInline: `max(${space.gutter}, (100% - ${vars.width.content}) / 2)`,
    scrollMarginBlockStart: 'var(--ag-top-inset, 0px)',
    color: color.ink,
    fontFamily: vars.font.family,
  },
  'root',
);

export const stepper = layered(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '4px',
    margin: 0,
    padding: `${space.s3} 0 0`,
    listStyle: 'none',
    '@media': { [wide]: { gap: '8px', paddingBlockStart: space.s4 } },
  },
  'stepper',
);

const strand = (start: string, end: string) => `linear-gradient(90deg, ${start}, ${end})`;

export const step = layered(
  {
    position: 'relative',
    fontSize: text.small,
    lineHeight: 1.4,
    color: color.quiet,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 0,
        blockSize: '2px',
        background: color.line,
      },
      '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
      '&[data-state=done]': { color: color.ink },
      '&[data-state=now]': { color: color.ink, fontWeight: 600 },
      '&[data-state=done]::before': { background: color.strandA },
      '&[data-state=done]:has(+ [data-state=now])::before': { background: strand(color.strandA, color.strandB) },
      '&[data-state=now]::before': { background: strand(color.strandB, color.strandC) },
      '&[data-state=now]:first-child::before': { background: strand(color.strandA, color.strandC) },
      '&[data-state=now] ~ &[data-state=done]::before': { background: color.edge },
    },
    '@media': { [forced]: { selectors: { '&:not([data-state=open])::before': { background: 'Highlight' } } } },
  },
  'step',
);

export const words = layered(
  {
    display: 'flex',
    gap: '8px',
    inlineSize: '100%',
    margin: 0,
    padding: '12px 0 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    '@media': { [narrow]: { blockSize: '12px', overflow: 'hidden' } },
  },
  'words',
);

export const stepButton = layered(
  { cursor: 'pointer', selectors: { '&:focus-visible': ring, '&:hover': { color: color.brand } } },
  'stepButton',
);

export const number = layered(
  {
    flex: 'none',
    minInlineSize: '14px',
    fontVariantNumeric: figures,
    selectors: { [`${step}[data-state=done] &`]: { paddingBlockStart: '3px', color: color.brand } },
  },
  'number',
);

export const stepLabel = layered({}, 'stepLabel');

export const line = layered(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s2,
    margin: 0,
    fontSize: text.small,
    lineHeight: 1.4,
    color: color.quiet,
    fontVariantNumeric: figures,
  },
  'line',
);

export const lineLabel = layered(
  { color: color.ink, fontWeight: 600, '@media': { [wide]: { display: 'none' } } },
  'lineLabel',
);

export const frame = layered(
  {
    paddingBlock: `${space.s4} 0`,
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: `${space.s5} ${space.s4}`,
        alignItems: 'start',
        paddingBlock: `${space.s6} ${space.s7}`,
        selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 312px' } },
      },
      'screen and (min-width: 1100px)': {
        columnGap: space.s6,
        selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 352px' } },
      },
    },
  },
  'frame',
);

const comeOn = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const comeBack = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });

export const body = layered(
  {
    minInlineSize: 0,
    '@media': {
      [moving]: {
        selectors: {
          '&[data-move=on]': { animation: `${comeOn} ${vars.motion.slow}` },
          '&[data-move=back]': { animation: `${comeBack} ${vars.motion.slow}` },
        },
      },
    },
  },
  'body',
);

export const heading = layered(
  {
    margin: 0,
    maxInlineSize: '22em',
    fontSize: text.h1,
    fontWeight: 480,
    lineHeight: 1.06,
    letterSpacing: '-.032em',
    textWrap: 'balance',
    outline: 'none',
  },
  'heading',
);

export const subtitle = layered(
  {
    margin: '14px 0 0',
    maxInlineSize: '34em',
    fontSize: text.body,
    lineHeight: 1.5,
    letterSpacing: '-.006em',
    color: color.quiet,
    textWrap: 'pretty',
  },
  'subtitle',
);

export const main = layered(
  { marginBlockStart: space.s4, '@media': { [wide]: { marginBlockStart: space.s5 } } },
  'main',
);

export const dock = layered(
  {
    '@media': {
      [wide]: { display: 'contents' },
      [narrow]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 5,
        marginBlockStart: space.s4,
        marginInline: `calc(-1 * ${space.gutter})`,
      },
    },
  },
  'dock',
);

export const bar = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    '@media': {
      [wide]: {
        gridColumn: 1,
        paddingBlockStart: space.s3,
        borderBlockStart: `1px solid ${color.line}`,
      },
      [narrow]: {
        position: 'relative',
        zIndex: 1,
        padding: `12px ${space.gutter} calc(12px + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${color.line}`,
        background: color.raised,
        boxShadow: '0 -12px 32px -16px #1b123333',
      },
    },
  },
  'bar',
);

export const missing = layered({ margin: 0, fontSize: text.small, lineHeight: 1.4, color: color.quiet }, 'missing');
export const glance = layered({ '@media': { [wide]: { display: 'none' } } }, 'glance');
export const amount = layered({}, 'amount');
export const glanceNote = layered({}, 'glanceNote');
export const unfold = layered({}, 'unfold');
export const back = layered({}, 'back');
export const backLabel = layered({}, 'backLabel');
export const next = layered({ marginInlineStart: 'auto' }, 'next');
export const aside = layered({}, 'aside');
