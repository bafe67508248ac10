import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { figures, forced, money, moving, plainButton, ring, unseen } from '../lib/rules';
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
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [wide]: { gap: '8px', paddingBlockStart: space.s4 },
      [narrow]: { position: 'relative', gap: '4px', paddingBlock: `${space.s3} 10px` },
    },
  },
  'stepper',
);

const strand = (start: string, end: string) => `linear-gradient(90deg, ${start}, ${end})`;

export const step = layered(
  {
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
    all: 'unset',
    boxSizing: 'border-box',
    selectors: {
      'button&': { cursor: 'pointer', borderRadius: '2px' },
      'button&:hover': { color: color.brand },
      '&:focus-visible': ring,
    },
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: '8px',
        inlineSize: '100%',
        paddingBlockStart: '10px',
      },
      [narrow]: {
        // A thin bar; its words are still read, and a finished step is still large enough to press.
        display: 'block',
        blockSize: '24px',
        paddingBlockStart: '24px',
        overflow: 'hidden',
        selectors: {
          // Where the reader is, across the whole width.
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
  'words',
);

export const number = layered(
  {
    ...figures,
    selectors: { [`${step}[data-state=done] &`]: { paddingBlockStart: '3px', color: color.brand } },
    '@media': { [narrow]: { display: 'none' } },
  },
  'number',
);

/** What the numbers of a wide stepper say already. */
export const position = layered(
  {
    ...figures,
    marginInlineStart: 'auto',
    color: color.quiet,
    fontWeight: 400,
    '@media': { [wide]: unseen },
  },
  'position',
);

/** What the caller counts instead: always seen. */
export const counter = layered(
  {
    ...figures,
    color: color.quiet,
    fontWeight: 400,
    '@media': { [wide]: { gridColumn: 2 }, [narrow]: { marginInlineStart: 'auto' } },
  },
  'counter',
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

const shift = createVar();
const come = keyframes({ from: { opacity: 0, transform: `translateX(${shift})` } });

export const body = layered(
  {
    minInlineSize: 0,
    '@media': {
      [moving]: {
        selectors: {
          '&[data-move]': { vars: { [shift]: '16px' }, animation: `${come} ${vars.motion.slow}` },
          '&[data-move=back]': { vars: { [shift]: '-16px' } },
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

/** With nothing to fold, the summary follows the step on a narrow screen, and the way back comes last. */
export const flowing = layered(
  {
    '@media': {
      [wide]: { display: 'contents' },
      [narrow]: {
        display: 'flex',
        flexDirection: 'column-reverse',
        gap: space.s4,
        paddingBlock: space.s4,
      },
    },
  },
  'flowing',
);

/** With a summary to fold, the ways back and on are a bar at the bottom of a narrow screen. */
export const docked = layered(
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
  'docked',
);

export const bar = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    '@media': {
      print: { display: 'none' },
      [wide]: { paddingBlockStart: space.s3, borderBlockStart: `1px solid ${color.line}` },
      [narrow]: {
        selectors: {
          [`${docked} > &`]: {
            position: 'relative',
            padding: `12px ${space.gutter} calc(12px + env(safe-area-inset-bottom))`,
            borderBlockStart: `1px solid ${color.line}`,
            background: color.raised,
            boxShadow: vars.shadow.dock,
          },
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
    ...plainButton,
    // The small print may break, so that the buttons need not.
    flex: '999 1 0',
    minInlineSize: 'min-content',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: '6px',
    minBlockSize: '48px',
    borderRadius: vars.radius.r1,
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
    justifySelf: 'start',
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
  { '@media': { [narrow]: { selectors: { [`${docked} &`]: { inlineSize: '48px', padding: 0 } } } } },
  'back',
);

export const backLabel = layered({ '@media': { [narrow]: { selectors: { [`${docked} &`]: unseen } } } }, 'backLabel');

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
          [`${docked} > &`]: {
            position: 'absolute',
            insetBlockEnd: '100%',
            insetInline: 0,
            boxSizing: 'border-box',
            maxBlockSize: 'calc(100dvh - 9rem)',
            overflow: 'auto',
            overscrollBehavior: 'contain',
            padding: '8px',
          },
          [`${docked} > &[data-state=folded]`]: { visibility: 'hidden', opacity: 0, transform: 'translateY(16px)' },
        },
      },
      [`${narrow} and ${moving}`]: {
        transition: `transform ${vars.motion.slow}, opacity ${vars.motion.slow}, visibility ${vars.motion.slow}`,
      },
    },
  },
  'aside',
);
