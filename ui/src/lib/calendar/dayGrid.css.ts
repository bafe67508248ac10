import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { figures, forced, hovering, ring } from '../rules';

const { color, text } = vars;
const hair = `1px solid ${color.line}`;
const wide = '(min-width: 480px)';
const narrow = '(max-width: 479.98px)';
const chosen = '[aria-selected=true] > &';

export const grid = layered(
  { ...figures, inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  'grid',
);

export const weekday = layered(
  {
    padding: '10px 0 10px 6px',
    borderBlockEnd: hair,
    color: color.quiet,
    fontSize: text.fine,
    fontWeight: 400,
    lineHeight: 1.4,
    textAlign: 'start',
    '@container': { [wide]: { paddingInlineStart: '12px', fontSize: text.small } },
  },
  'weekday',
);

const bounds = { padding: 0, borderInlineEnd: hair, borderBlockEnd: hair } as const;
const first = { borderInlineStart: hair } as const;

export const cell = layered({ ...bounds, selectors: { '&:first-child': first } }, 'cell');

/** A day of another month: ruled before the first of the month, open after its last. */
export const blank = layered(
  {
    padding: 0,
    selectors: { 'tr:first-child > &': bounds, 'tr:first-child > &:first-child': { ...bounds, ...first } },
  },
  'blank',
);

const plain = { color: color.quiet, cursor: 'default' } as const;

export const day = layered(
  {
    all: 'unset',
    position: 'relative',
    isolation: 'isolate',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '2px',
    inlineSize: '100%',
    minBlockSize: '56px',
    padding: '6px 5px',
    background: color.raised,
    cursor: 'pointer',
    selectors: {
      '&[data-state=past]': {
        ...plain,
        background: 'none',
        color: `color-mix(in srgb, ${color.quiet} 72%, ${color.paper})`,
      },
      '&[data-state=empty]': { background: 'none' },
      '&[data-state=closed]': {
        ...plain,
        cursor: 'not-allowed',
        background: `repeating-linear-gradient(135deg, transparent 0 6px, ${color.line} 6px 7px)`,
      },
      '&[data-state=full]': { ...plain, cursor: 'not-allowed', background: color.sunk },
      '&:focus-visible': { ...ring, zIndex: 2 },
      [chosen]: { color: color.onBrand },
      // Its edges lie over the rules around it.
      [`${chosen}::before`]: {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '-1px',
        borderRadius: vars.radius.r1,
        background: `${vars.gradient.brand} border-box`,
      },
    },
    '@container': { [wide]: { minBlockSize: '88px', padding: '9px 12px' } },
    '@media': {
      [hovering]: {
        selectors: { '&:hover:not([aria-disabled])': { background: color.brandTint, color: color.brand } },
      },
      [forced]: {
        selectors: {
          '&[aria-disabled]': { color: 'GrayText' },
          [chosen]: { color: 'HighlightText', forcedColorAdjust: 'none' },
          [`${chosen}::before`]: { background: 'Highlight' },
        },
      },
    },
  },
  'day',
);

export const number = layered(
  {
    alignSelf: 'flex-start',
    fontSize: '1rem',
    lineHeight: 1.3,
    letterSpacing: '-.02em',
    selectors: {
      '[data-state=open] > &': { fontWeight: 560 },
      '[data-state=full] > &': { textDecoration: 'line-through 1.5px' },
      '[aria-current] > &': {
        paddingBlockEnd: '2px',
        background: `${vars.gradient.edge} 0 100% / 100% 2px no-repeat`,
      },
    },
    '@container': { [wide]: { fontSize: '1.1875rem' } },
    '@media': { [forced]: { selectors: { '[aria-current] > &': { borderBlockEnd: '2px solid' } } } },
  },
  'number',
);

export const mark = layered(
  {
    overflow: 'hidden',
    fontSize: '.6875rem',
    lineHeight: 1.3,
    color: color.quiet,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '[data-state=failed] > &': { color: color.alarm },
      '[aria-current]:is([data-state=open], [data-state=unknown]) > &': { color: color.brand, fontWeight: 600 },
      '[aria-selected=true] > * > &': { color: 'inherit' },
    },
    '@container': {
      [wide]: { fontSize: text.fine },
      [narrow]: {
        selectors: { '[aria-selected=true] > * > &': { display: 'none' } },
      },
      '(max-width: 339px)': { selectors: { '[data-state=closed] > &': { display: 'none' } } },
    },
  },
  'mark',
);

export const tick = layered(
  {
    position: 'absolute',
    '@container': {
      [wide]: { insetBlockStart: '15px', insetInlineEnd: '12px' },
      [narrow]: { insetBlockEnd: '8px', insetInlineEnd: '6px' },
    },
  },
  'tick',
);
