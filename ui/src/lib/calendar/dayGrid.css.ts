import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { figures, forced, hovering, ring, struck } from '../rules';
import { besideMonth } from './besideMonth';

const { color, text } = vars;
const hair = `1px solid ${color.line}`;
const wide = '(min-width: 480px)';
const narrow = '(max-width: 479.98px)';
const chosen = '[aria-selected=true] > &';
const afterChosenMonth = 'table:has([aria-selected=true]) ~';

/** Above the times, the weeks are rows of the calendar itself, so that the times can be between them. */
export const group = layered({ '@container': { [besideMonth.below]: { display: 'contents' } } });

export const grid = layered({
  ...figures,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [besideMonth.below]: { display: 'contents' } },
});

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

/** Above each month. */
export const weekdays = layered({
  '@container': {
    [besideMonth.below]: {
      ...columns,
      selectors: { 'table ~ table &': { order: 1 }, [`${afterChosenMonth} table &`]: { order: 3 } },
    },
  },
});

/** Above the days of the second month. */
export const caption = layered({
  margin: 0,
  paddingBlock: '22px 12px',
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: text.h3,
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: '-.015em',
  '@container': {
    [besideMonth.below]: { order: 1, selectors: { [`${afterChosenMonth} &`]: { order: 3 } } },
  },
});

export const week = layered({
  '@container': {
    [besideMonth.below]: {
      ...columns,
      order: 1,
      selectors: {
        '&[hidden]': { display: 'none' },
        'tr:has(> [aria-selected=true]) ~ &': { order: 3 },
        [`${afterChosenMonth} table &`]: { order: 3 },
      },
    },
  },
});

export const weekday = layered({
  paddingBlock: '10px',
  paddingInline: '8px 0',
  overflow: 'hidden',
  borderBlockEnd: hair,
  color: color.quiet,
  // Larger text grows only as long as seven weekday names fit side by side.
  fontSize: `min(${text.fine}, 5cqi)`,
  fontWeight: 400,
  lineHeight: 1.4,
  textAlign: 'start',
  '@container': { [wide]: { paddingInlineStart: '12px', fontSize: text.small } },
});

/** Of a day, or an empty one. */
export const cell = layered({ padding: 0 });

/** Today, unless it is fully booked or failed to load: its word says that then. */
const marksToday = '&[data-mark][aria-current]:not([data-state=full], [data-state=failed])';

const plain = { color: color.quiet, fontWeight: 400, cursor: 'default' } as const;
const unavailable = { ...plain, cursor: 'not-allowed' } as const;

/** Its text is the day's number; the word in its corner comes from `data-mark`. */
export const day = layered({
  // Not `all: unset`: the browser would reset hundreds of properties for each day of a month.
  appearance: 'none',
  margin: 0,
  border: 0,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  outline: 'none',
  position: 'relative',
  isolation: 'isolate',
  boxSizing: 'border-box',
  // Flex, because a button otherwise centres its text.
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: vars.size.day,
  padding: '7px 8px',
  background: 'none',
  fontSize: 'min(1rem, 9cqi)',
  lineHeight: 1.3,
  letterSpacing: '-.02em',
  cursor: 'pointer',
  selectors: {
    // One line between two days; a day with free times has the darker one.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      insetBlockStart: '-1px',
      border: hair,
    },
    ':not(:first-child) > &::before': { insetInlineStart: '-1px' },
    '&[data-state=open]': { zIndex: 1, fontWeight: 560 },
    '&[data-state=open]::before': { borderColor: color.edge, background: color.raised },
    '&[data-state=past]': {
      ...plain,
      color: `color-mix(in srgb, ${color.quiet} 72%, ${color.paper})`,
    },
    '&[data-state=empty]': { color: color.quiet },
    '&[data-state=closed]': {
      ...unavailable,
      background: `repeating-linear-gradient(135deg, transparent 0 6px, ${color.line} 6px 7px)`,
    },
    '&[data-state=full]': { ...unavailable, background: color.sunk, ...struck('1.5px') },
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: color.brand,
      textUnderlineOffset: '.28em',
    },
    '&[aria-current][data-state=full]': {
      textDecoration: 'underline line-through',
      textDecorationThickness: '1.5px',
      textDecorationColor: 'currentColor',
    },
    [chosen]: { zIndex: 1, color: color.onBrand, textDecorationColor: 'currentColor' },
    [`${chosen}[data-state]::before`]: { border: 0, background: vars.gradient.brand },
    '&:focus-visible': { ...ring, zIndex: 2 },
    '&[data-mark]::after': {
      content: 'attr(data-mark)',
      position: 'absolute',
      // Below the number.
      insetInline: '8px 0',
      insetBlockEnd: '6px',
      overflow: 'hidden',
      color: color.quiet,
      fontSize: 'clamp(11px, 3.5cqi, .75rem)',
      fontWeight: 400,
      letterSpacing: 0,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&[data-mark][data-state=failed]::after': { color: color.alarm },
    [`${marksToday}::after`]: { fontWeight: 600 },
    [`:not([aria-selected]) > ${marksToday}::after`]: { color: color.brand },
    [`${chosen}[data-mark]::after`]: { color: 'inherit' },
  },
  '@container': {
    [wide]: {
      minBlockSize: `calc(${vars.size.day} + 1rem)`,
      padding: '9px 12px',
      fontSize: '1.1875rem',
      selectors: {
        '&[data-mark]::after': { insetInline: '12px', insetBlockEnd: '9px', fontSize: `min(${text.fine}, 2.9cqi)` },
      },
    },
    // A word of two of seven days, each week, has no room: they are neither bold nor raised.
    [narrow]: {
      selectors: {
        [`${chosen}[data-mark]::after`]: { content: 'none' },
        '&[data-mark]:is([data-state=closed], [data-state=empty]):not([aria-current])::after': { content: 'none' },
      },
    },
    // A day is some 40 px wide: its word takes all of that. "Today" has no room: the line under its number says it.
    '(max-width: 339px)': {
      selectors: {
        '&[data-mark]::after': { overflow: 'visible' },
        [`${marksToday}::after`]: { content: 'none' },
      },
    },
  },
  '@media': {
    [hovering]: {
      selectors: {
        ':not([aria-selected]) > &:hover:not([aria-disabled])': { color: color.brand },
        ':not([aria-selected]) > &:hover:not([aria-disabled], [data-state=open])': { background: color.brandTint },
        ':not([aria-selected]) > &[data-state=open]:hover::before': {
          borderColor: color.brand,
          background: color.brandTint,
        },
      },
    },
    [forced]: {
      selectors: {
        '&[aria-disabled]': { color: 'GrayText' },
        [chosen]: { color: 'HighlightText', forcedColorAdjust: 'none' },
        [`${chosen}::before`]: { background: 'Highlight' },
      },
    },
  },
});

export const tick = layered({
  position: 'absolute',
  '@container': {
    [wide]: { insetBlockStart: '15px', insetInlineEnd: '12px' },
    [narrow]: { insetBlockEnd: '8px', insetInlineEnd: '6px' },
  },
});
