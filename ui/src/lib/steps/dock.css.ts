import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { figures, money, moving, plainButton, ring, unseen } from '../rules';
import { aboveStep, besideStep, gutter, narrow, phone, wide } from './columns';

const { color, text, space } = vars;

/** Without a foldable summary: on a narrow screen the summary follows the step, and Back comes last. */
export const flowing = layered({
  '@media': {
    screen: {
      '@container': {
        [wide]: { display: 'contents' },
        [narrow]: {
          display: 'flex',
          flexDirection: 'column-reverse',
          gap: space.s4,
          paddingBlock: space.s4,
          selectors: { '[data-first] > &': { display: 'contents' } },
        },
      },
    },
  },
});

/** With a foldable summary: on a narrow screen Back and Continue are in a bar at the bottom. */
export const docked = layered({
  '@media': {
    print: { marginBlockStart: space.s4 },
    screen: {
      '@container': {
        [wide]: { display: 'contents' },
        [narrow]: {
          position: 'sticky',
          insetBlockEnd: 'var(--ag-bottom-inset, 0px)',
          zIndex: 5,
          marginBlockStart: space.s4,
          marginInline: `calc(-1 * ${gutter})`,
        },
      },
    },
  },
});

/** A step with a Continue button. In a wide column the bar covers its end. */
export const continuing = '[data-continues]';
export const barRoom = `calc(${space.s3} + 48px + ${space.s2})`;

/** The background behind the bar in a wide column. */
const background = `var(--ag-dock-color, ${color.paper})`;

export const bar = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    print: { display: 'none' },
    screen: {
      '@container': {
        [wide]: {
          padding: `${space.s3} 0 ${space.s2}`,
          borderBlockStart: `1px solid ${color.line}`,
          selectors: {
            // In the space that the step leaves for it, or at the bottom of a shorter window.
            [`${continuing} ~ * > &`]: {
              gridArea: '1 / 1',
              alignSelf: 'end',
              // Over the gap between the rows.
              marginBlockEnd: `calc(-1 * ${space.s4})`,
              zIndex: 5,
              background,
              // A chosen row is wider than the step.
              boxShadow: `14px 0 ${background}, -14px 0 ${background}`,
            },
          },
        },
        [aboveStep]: { selectors: { '[data-first] > * > &': { gridArea: '5 / 1', marginBlockStart: space.s4 } } },
        [narrow]: {
          selectors: {
            [`${docked} > &`]: {
              position: 'relative',
              padding: `12px ${gutter} calc(12px + env(safe-area-inset-bottom))`,
              borderBlockStart: `1px solid ${color.line}`,
              background: color.raised,
              boxShadow: vars.shadow.dock,
            },
          },
        },
      },
    },
    // In a short window it would take up too much room.
    'screen and (min-height: 599.98px)': {
      '@container': {
        [wide]: {
          selectors: {
            [`${continuing} ~ * > &`]: { position: 'sticky', insetBlockEnd: 'var(--ag-bottom-inset, 0px)' },
          },
        },
      },
    },
  },
});

/** Inconspicuous until Continue is refused; then it is an alert. */
export const missing = layered({
  margin: 0,
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.quiet,
  textWrap: 'balance',
  selectors: { '&[role]': { color: color.alarm, fontWeight: 500 } },
  '@media': {
    screen: {
      '@container': {
        [wide]: { order: 1, flex: 1, textAlign: 'end' },
        [narrow]: { flexBasis: '100%', selectors: { '&:not([role])': { display: 'none' } } },
      },
    },
  },
});

export const glance = layered({
  ...plainButton,
  // The small print may wrap, so that the buttons do not.
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
  '@media': {
    screen: { '@container': { [wide]: { display: 'none' } } },
  },
});

export const amount = layered({
  fontSize: '1.25rem',
  fontWeight: 520,
  lineHeight: 1.25,
  letterSpacing: '-.025em',
  wordSpacing: '.1em',
  whiteSpace: 'nowrap',
  ...money,
});

export const unfold = layered({
  gridArea: '1 / 2',
  justifySelf: 'start',
  selectors: { '[aria-expanded=true] > &': { transform: 'scaleY(-1)' } },
  '@media': { [moving]: { transition: `transform ${vars.motion.fast}` } },
});

export const glanceNote = layered({
  gridColumn: '1 / -1',
  fontSize: text.fine,
  lineHeight: 1.3,
  color: color.quiet,
  ...figures,
});

export const back = layered({
  '@media': {
    screen: { '@container': { [narrow]: { selectors: { [`${docked} &`]: { inlineSize: '48px', padding: 0 } } } } },
  },
});

export const backLabel = layered({
  '@media': {
    screen: { '@container': { [narrow]: { selectors: { [`${docked} &`]: unseen } } } },
  },
});

export const next = layered({
  // Without a summary it's below the fields, aligned with their start.
  selectors: { [`${bar}:not(:last-child) &`]: { marginInlineStart: 'auto' } },
  '@media': {
    screen: {
      '@container': {
        [wide]: { order: 2, minInlineSize: '168px' },
        // Even a long label leaves room for the summary.
        [phone]: { flexGrow: 1, selectors: { [`${docked} &`]: { minInlineSize: '7.25rem', paddingInline: '12px' } } },
      },
    },
  },
});

export const nextIcon = layered({
  '@media': {
    screen: { '@container': { [narrow]: { display: 'none' } } },
  },
});

/** Dims the page behind the open summary; a click on it folds the summary. */
export const backdrop = layered({
  position: 'fixed',
  inset: 0,
  background: color.paper,
  opacity: 0.8,
  '@media': {
    screen: { '@container': { [wide]: { display: 'none' } } },
  },
});

/** A step whose lead spans both columns, above the aside. */
export const leading = layered({
  '@media': {
    screen: {
      '@container': {
        [wide]: { display: 'grid', gridArea: '1 / 1 / span 2 / span 2', gridTemplate: 'subgrid / subgrid' },
      },
    },
  },
});

const besideIt = {
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
} as const;

export const aside = layered({
  '@media': {
    [`screen and ${moving}`]: {
      '@container': {
        [narrow]: {
          transition: `transform ${vars.motion.slow}, opacity ${vars.motion.slow}, visibility ${vars.motion.slow}`,
        },
      },
    },
    screen: {
      '@container': {
        [wide]: { ...besideIt, selectors: { [`${leading} ~ * > &`]: { gridRow: '2 / span 2' } } },
        [besideStep]: { selectors: { '[data-first] > * > &': besideIt } },
        [aboveStep]: { selectors: { '[data-first] > * > &': { gridArea: '3 / 1', marginBlockStart: space.s4 } } },
        [narrow]: {
          selectors: {
            [`${docked} > &`]: {
              position: 'absolute',
              insetBlockEnd: '100%',
              insetInline: 0,
              boxSizing: 'border-box',
              maxBlockSize: 'calc(100dvh - 9rem - var(--ag-bottom-inset, 0px))',
              overflow: 'auto',
              overscrollBehavior: 'contain',
              padding: '8px',
            },
            [`${docked} > &[data-state=folded]`]: { visibility: 'hidden', opacity: 0, transform: 'translateY(16px)' },
          },
        },
      },
    },
  },
});

const under = `var(--ag-bottom-inset, 0px) + var(--ag-dock-inset, 0px) + ${space.s3}`;

/**
 * As tall as the window if the column is. Taller content sticks to the bottom of the window, so that all of it can be scrolled
 * to.
 */
const inWindow = {
  position: 'sticky',
  insetBlockEnd: `calc(${under})`,
  minBlockSize: `min(100%, 100dvh - var(--ag-top-inset, 0px) - ${space.s3} - (${under}))`,
} as const;

export const content = layered({
  '@media': {
    screen: {
      '@container': {
        [wide]: inWindow,
        [besideStep]: { selectors: { '[data-first] > * > * > &': inWindow } },
      },
    },
  },
});
