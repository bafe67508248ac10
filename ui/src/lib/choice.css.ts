import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css';
import { shared, sharedWithin } from './layered';
import { choice, mark } from './mark.css';
import { figures, forced, hovering, inert, money, moving, ring, struck } from './rules';

const { color, radius, text } = vars;
const chosen = '&:has(:checked)';
// Of a card without an input, only its content can be disabled or have the focus.
const unavailable = `${choice}&:has([disabled])`;
const column = 'ag-card (min-width: 320px)';
const wideColumn = 'ag-card (min-width: 480px)';
const pad = createVar();
/** Width of the border: a chosen card's is twice as wide, at the expense of its padding. */
const line = createVar();

/**
 * The card's column is its query container: the card adapts to the column's width, not to the window's. A query container
 * has no subgrid, so a grid whose cards share rows switches it off: they then look as in a narrow column.
 */
export const root = shared({
  containerName: 'ag-card',
  containerType: 'var(--ag-card-container, inline-size)' as 'inline-size',
  display: 'grid',
  gridRow: 'var(--ag-card-span, auto)',
  gridTemplateRows: 'var(--ag-card-rows, none)',
  minInlineSize: 0,
  // Its input is above the rest of the card, and never above a bar that lies over the card.
  isolation: 'isolate',
});

export const surface = shared({
  position: 'relative',
  display: 'grid',
  gridRow: '1 / -1',
  // Title, facts, description, features, action.
  gridTemplate: 'var(--ag-card-rows, auto auto auto 1fr auto) / minmax(0, 1fr)',
  rowGap: 0,
  boxSizing: 'border-box',
  minInlineSize: 0,
  vars: { [pad]: vars.size.card, [line]: '1px' },
  padding: `calc(${pad} - ${line})`,
  paddingBlockEnd: `calc(${pad} + 2px - ${line})`,
  border: `${line} solid ${color.edge}`,
  borderRadius: radius.r2,
  background: color.raised,
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
  selectors: {
    [chosen]: {
      vars: { [line]: '2px' },
      borderColor: 'transparent',
      background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${vars.gradient.edge} border-box`,
    },
    // By its fieldset, which says nothing about this choice.
    [`${choice}&:has(:disabled:not([disabled]))`]: inert,
    [unavailable]: {
      borderColor: color.line,
      background: color.sunk,
      color: color.quiet,
      cursor: 'not-allowed',
    },
    [`${choice}&:has(:focus-visible)`]: ring,
  },
  '@media': {
    [moving]: { transition: `transform ${vars.motion.fast}` },
    [hovering]: {
      selectors: {
        // Hover of the column, which does not move: a card that rose from under the pointer would fall back and rise again.
        [`${root}:hover > ${choice}&:not(:has(:checked, :disabled))`]: {
          transform: 'translateY(-2px)',
          borderColor: color.ink,
          boxShadow: vars.shadow.hover,
        },
      },
    },
    [forced]: { selectors: { [chosen]: { background: 'none', borderColor: 'Highlight' } } },
  },
  '@container': {
    [column]: { vars: { [pad]: `min(20px, ${vars.size.card})` } },
    [wideColumn]: {
      vars: { [pad]: vars.size.card },
      gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.s4,
    },
  },
});

export const choosable = style([choice, surface]);

/** Above the title; beside it in a wide column. */
export const icon = shared({
  display: 'flex',
  flex: '0 0 100%',
  gap: '12px',
  marginBlockEnd: '12px',
  '@container': { [wideColumn]: { flexBasis: 'auto', marginBlockEnd: 0, marginInlineEnd: '7px' } },
  selectors: { [`${choice}:has([disabled]) &`]: { filter: 'grayscale(1)' } },
});

export const names = shared({
  display: 'flex',
  flexWrap: 'wrap',
  gridArea: '1 / 1 / auto / -1',
  alignItems: 'center',
  alignContent: 'start',
  boxSizing: 'border-box',
  minBlockSize: '26px',
  // The mark and a gap.
  paddingInlineEnd: '31px',
  selectors: {
    // The mark is then beside the icon.
    [`&:has(> ${icon})`]: {
      paddingInlineEnd: 0,
      '@container': { [wideColumn]: { paddingInlineEnd: '31px' } },
    },
  },
});

export const title = shared({
  minInlineSize: 0,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-.012em',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  textWrap: 'balance',
});

export const subtitle = shared({
  display: 'block',
  color: color.quiet,
  fontSize: text.small,
  fontWeight: 400,
  lineHeight: 1.45,
  letterSpacing: 0,
});

const corner = shared({ gridArea: '1 / 1 / auto / -1', justifySelf: 'end', marginBlockStart: '2px' });

export const cornerMark = { radio: style([mark.radio, corner]), checkbox: style([mark.checkbox, corner]) };

/** The input is as large as the card, so that a click anywhere reaches it, even in a corner that a round radio would miss. */
export const input = shared({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const tag = shared({
  padding: '6px 9px',
  borderRadius: radius.r1,
  fontSize: text.fine,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-.003em',
});

/** On the card's upper edge, where it takes no room from the title. */
export const badge = style([
  tag,
  shared({
    position: 'absolute',
    insetBlockEnd: 'calc(100% - 12px)',
    maxInlineSize: 'calc(100% - 24px)',
    overflowWrap: 'anywhere',
    background: color.accentTint,
    color: color.accent,
  }),
]);

export const facts = shared({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gridArea: '2 / 1',
  '@container': { [wideColumn]: { gridRowEnd: 'span 2' } },
});

export const prices = shared({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  margin: 0,
});

export const price = shared({
  ...money,
  margin: '26px 0 0',
  fontSize: '1.5rem',
  fontWeight: 500,
  '@container': { [column]: { marginBlockStart: '10px', fontSize: '1.375rem' } },
  lineHeight: 1.15,
  letterSpacing: '-.026em',
  // The tight letters would swallow the space in "From €500".
  wordSpacing: '.1em',
  overflowWrap: 'anywhere',
  selectors: {
    [`${choice}:has([disabled]) &`]: struck('1.5px'),
  },
});

const small = { margin: 0, fontSize: text.small, lineHeight: 1.45, color: color.quiet } as const;

export const note = shared({ ...small, marginBlockStart: '4px', ...figures });
export const description = shared({
  ...small,
  gridArea: '3 / 1',
  marginBlockStart: '12px',
  color: 'inherit',
  '@container': { [wideColumn]: { gridArea: '2 / 2' } },
});

/** Why it is unavailable, and what would make it available. It is no error, so it is quiet. */
export const refusal = shared({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  margin: '10px 0 0',
});

export const reason = style([
  tag,
  shared({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    background: color.raised,
    color: color.quiet,
  }),
]);

export const reasonNote = shared({ ...small, fontSize: text.fine });

export const features = shared({
  display: 'grid',
  gridArea: '4 / 1',
  alignContent: 'start',
  gap: '9px',
  margin: '20px 0 0',
  padding: '18px 0 0',
  borderBlockStart: `1px solid ${color.line}`,
  listStyle: 'none',
  fontSize: text.small,
  lineHeight: 1.45,
  '@container': {
    [column]: { marginBlockStart: '14px', paddingBlockStart: '14px' },
    [wideColumn]: { gridArea: '3 / 2', marginBlockStart: '12px', paddingBlockStart: 0, borderBlockStart: 0 },
  },
});

sharedWithin(`${features} > li`, { position: 'relative', paddingInlineStart: '18px' });
sharedWithin(`${features} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '.68em',
  inlineSize: '9px',
  borderBlockStart: `1px solid ${color.edge}`,
});
sharedWithin(`${surface}:has(:checked) > ${features} > li::before`, { borderColor: color.brand });

/** What choosing it does: stays at the bottom of the card, however tall its neighbours are. */
export const foot = shared({
  gridArea: '5 / 1 / auto / -1',
  alignSelf: 'end',
  paddingBlockStart: '20px',
  '@container': { [wideColumn]: { gridRowStart: 4 } },
});
