import { keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { figures, forced, money, moving, ring, unseen } from '../lib/shared.css';
import { below, from } from '../theme/breakpoints';
import { vars } from '../theme/tokens.css';

const wide = from('md');
const narrow = below('md');
const { color, text, space } = vars;

export const root = layered(
  {
    boxSizing: 'border-box',
    paddingInline: `max(${space.gutter}, (100% - ${vars.width.content}) / 2)`,
    color: color.ink,
    fontFamily: vars.font.family,
  },
  'root',
);

export const progress = layered({ scrollMarginBlockStart: 'var(--ag-top-inset, 0px)' }, 'progress');

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
      '&:not([data-state=open])': { color: color.ink },
      '&[data-state=now]': { fontWeight: 600 },
    },
    '@media': {
      '(forced-colors: none)': {
        selectors: {
          '&[data-state=done]::before': { background: color.strandA },
          '&[data-state=done]:has(+ [data-state=now])::before': { background: strand(color.strandA, color.strandB) },
          '&[data-state=now]::before': { background: strand(color.strandB, color.strandC) },
          '&[data-state=now]:first-child::before': { background: strand(color.strandA, color.strandC) },
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
  },
  'step',
);

export const words = layered(
  {
    display: 'flex',
    gap: '8px',
    boxSizing: 'border-box',
    inlineSize: '100%',
    margin: 0,
    padding: '12px 0 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    // A thin bar on a narrow screen; its words are still read, and a finished step is still large enough to press.
    '@media': { [narrow]: { blockSize: '24px', paddingBlockStart: '24px', overflow: 'hidden' } },
  },
  'words',
);

export const stepButton = layered(
  {
    borderRadius: '2px',
    cursor: 'pointer',
    selectors: { '&:focus-visible': ring, '&:hover': { color: color.brand } },
  },
  'stepButton',
);

export const number = layered(
  {
    flex: 'none',
    ...figures,
    selectors: { [`${step}[data-state=done] &`]: { paddingBlockStart: '3px', color: color.brand } },
  },
  'number',
);

export const line = layered(
  {
    margin: 0,
    fontSize: text.small,
    lineHeight: 1.4,
    color: color.quiet,
    ...figures,
    '@media': {
      [narrow]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: space.s2,
        marginBlockStart: '-10px',
        pointerEvents: 'none',
      },
      // The numbers of the stepper say it already, unless the caller counts something else.
      [wide]: {
        selectors: {
          '&:not([data-told])': unseen,
          '&[data-told]': { marginBlockStart: '12px' },
        },
      },
    },
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
        gridTemplateRows: 'auto 1fr',
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
        marginBlockStart: space.s4,
        selectors: {
          '&[data-folds]': {
            position: 'sticky',
            insetBlockEnd: 0,
            zIndex: 5,
            marginInline: `calc(-1 * ${space.gutter})`,
          },
          // With nothing to fold the summary follows the step, and the way back comes last.
          '&:not([data-folds])': { display: 'flex', flexDirection: 'column', gap: space.s3 },
        },
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
        selectors: {
          [`${dock}[data-folds] &`]: {
            position: 'relative',
            zIndex: 1,
            padding: `12px ${space.gutter} calc(12px + env(safe-area-inset-bottom))`,
            borderBlockStart: `1px solid ${color.line}`,
            background: color.raised,
            boxShadow: vars.shadow.dock,
          },
          [`${dock}:not([data-folds]) &`]: { order: 1, paddingBlockEnd: space.s4 },
        },
      },
    },
  },
  'bar',
);

export const missing = layered(
  {
    margin: 0,
    fontSize: text.small,
    lineHeight: 1.4,
    color: color.quiet,
    textWrap: 'balance',
    selectors: { '&[data-state=refused]': { color: color.alarm, fontWeight: 500 } },
    '@media': {
      [wide]: { order: 1, flex: 1, textAlign: 'end' },
      [narrow]: { flexBasis: '100%', selectors: { '&[data-state=waiting]': { display: 'none' } } },
    },
  },
  'missing',
);

export const glance = layered(
  {
    // The small print may break, so that the buttons need not.
    flex: '1 1 0',
    minInlineSize: 'min-content',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: '6px',
    minBlockSize: '48px',
    alignContent: 'center',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.r1,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:focus-visible': ring },
    '@media': { [wide]: { display: 'none' } },
  },
  'glance',
);

export const amount = layered(
  {
    fontSize: '1.25rem',
    fontWeight: 520,
    lineHeight: 1.25,
    letterSpacing: '-.025em',
    whiteSpace: 'nowrap',
    ...money,
  },
  'amount',
);

export const unfold = layered(
  {
    gridArea: '1 / 2',
    selectors: { '[aria-expanded=true] > &': { transform: 'scaleY(-1)' } },
    '@media': { [moving]: { transition: `transform ${vars.motion.fast}` } },
  },
  'unfold',
);

export const glanceNote = layered(
  { gridColumn: '1 / -1', fontSize: text.fine, lineHeight: 1.3, color: color.quiet, ...figures },
  'glanceNote',
);

export const back = layered(
  { '@media': { [narrow]: { selectors: { [`${dock}[data-folds] &`]: { inlineSize: '48px', padding: 0 } } } } },
  'back',
);

export const backLabel = layered(
  { '@media': { [narrow]: { selectors: { [`${dock}[data-folds] &`]: unseen } } } },
  'backLabel',
);

export const next = layered(
  {
    marginInlineStart: 'auto',
    '@media': { [wide]: { order: 2, minInlineSize: '168px' }, [below('sm')]: { flexGrow: 1 } },
  },
  'next',
);

export const nextIcon = layered({ '@media': { [narrow]: { display: 'none' } } }, 'nextIcon');

/** Fades the page while the summary lies over it; a press on it folds the summary. */
export const veil = layered(
  {
    position: 'fixed',
    inset: 0,
    background: `color-mix(in srgb, ${color.paper} 80%, transparent)`,
    '@media': { [wide]: { display: 'none' } },
  },
  'veil',
);

export const aside = layered(
  {
    '@media': {
      [wide]: {
        gridColumn: 2,
        gridRow: '1 / span 2',
        position: 'sticky',
        insetBlockStart: `calc(var(--ag-top-inset, 0px) + ${space.s3})`,
      },
      [narrow]: {
        selectors: {
          '&:not([data-state=flowing])': {
            position: 'absolute',
            insetBlockEnd: '100%',
            insetInline: 0,
            boxSizing: 'border-box',
            maxBlockSize: 'calc(100dvh - 9rem)',
            overflow: 'auto',
            overscrollBehavior: 'contain',
            padding: '8px',
          },
          '&[data-state=folded]': { visibility: 'hidden', opacity: 0, transform: 'translateY(16px)' },
        },
      },
      [`${narrow} and ${moving}`]: {
        transition: `transform ${vars.motion.slow}, opacity ${vars.motion.slow}, visibility ${vars.motion.slow}`,
      },
    },
  },
  'aside',
);
