import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenStyle, tagStyle } from '../../shell/style/shared.ts';
import { money } from '../../shell/style/type.css';

const { space, text, color, radius } = vars;

/* In a narrow column a path is below the other, in a wide one beside it: its row of the table is then drawn as a column. */
const narrow = '(width < 720px)';
const wide = '(width >= 720px)';
const rule = `1px solid ${color.ink}`;
const hairline = `1px solid ${color.line}`;

export const paths = style({
  display: 'block',
  borderBlockStart: rule,
  fontSize: text.small,
  lineHeight: 1.4,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplate: 'repeat(7, auto) / auto repeat(4, minmax(0, 1fr))',
      borderBlockStart: 0,
    },
  },
  // A chosen path has an edge of its own.
  selectors: { '&:has(tbody > :first-child :checked)': { '@container': { [narrow]: { borderColor: 'transparent' } } } },
});
const column = { display: 'grid', gridArea: '1 / auto / -1', gridTemplate: 'subgrid / minmax(0, 1fr)' } as const;
globalStyle(`${paths} > *`, { display: 'block', '@container': { [wide]: { display: 'contents' } } });

/** The header row names what is compared. A narrow column hides it and shows the names before each line (`::before`). */
const facts = `${paths} > thead > tr`;
globalStyle(facts, { '@container': { [narrow]: hiddenStyle, [wide]: column } });
globalStyle(`${facts} > *`, {
  padding: `14px ${space.s1} 14px 0`,
  color: color.quiet,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const path = style({
  position: 'relative',
  // Keeps its radio button below the bar at the bottom.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 9.5em)',
  columnGap: 16,
  overflowWrap: 'break-word',
  padding: '14px 0',
  borderBlockEnd: hairline,
  cursor: 'pointer',
  '@container': {
    [wide]: {
      ...column,
      columnGap: 0,
      padding: '0 14px',
      border: '2px solid transparent',
      borderRadius: radius.r2,
    },
  },
  selectors: {
    '&:has(:checked)': {
      background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${vars.gradient.edge} border-box`,
      '@container': {
        [narrow]: {
          margin: '4px -12px',
          padding: '8px 10px 9px',
          border: '2px solid transparent',
          borderRadius: radius.r2,
        },
      },
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { background: 'none', borderColor: 'Highlight' } } },
  },
});

/** Each line of a path; between two there is a hairline in a wide column. */
const line = {
  minWidth: 0,
  padding: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  gridColumn: '1 / -1',
  paddingInlineStart: 34,
  '@container': { [wide]: { padding: '12px 0', borderBlockStart: hairline } },
} as const;
export const fact = style(line);
/** A line with its name in front, for a narrow column that hides the header row. */
export const namedFact = style([
  fact,
  {
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: '7em minmax(0, 1fr)',
        columnGap: 8,
        marginInlineStart: 34,
        paddingBlock: 6,
        paddingInlineStart: 0,
        borderBlockStart: hairline,
        '::before': { content: ['attr(data-fact)', 'attr(data-fact) / ""'], color: color.quiet },
      },
    },
  },
]);
/** Hidden in a narrow column until the path is chosen. */
export const detailFact = style([
  namedFact,
  {
    '@container': { [narrow]: { selectors: { [`${path}:not(:has(:checked)) > &`]: hiddenStyle } } },
  },
]);
globalStyle(`${facts} > :not(:first-child), ${path} > :not(:first-child)`, {
  '@container': { [wide]: { borderBlockStart: hairline } },
});
globalStyle(`${facts} > :nth-child(2), ${path} > :nth-child(2)`, {
  '@container': { [wide]: { borderBlockStartColor: color.ink } },
});

export const name = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  gap: '6px 8px',
  padding: 0,
  textAlign: 'start',
  fontWeight: 400,
  '@container': { [wide]: { padding: '14px 0', gridArea: 'auto' } },
});
export const label = style({
  flex: '0 1 auto',
  display: 'flex',
  gap: 12,
  minHeight: 26,
  fontSize: '1.0625rem',
  fontWeight: 600,
  letterSpacing: '-.012em',
  lineHeight: 1.3,
  cursor: 'inherit',
  // Makes the whole path clickable.
  '::after': { content: '', position: 'absolute', inset: 0 },
});
/** Drawn as on a card. */
export const radio = style({
  flex: 'none',
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  // Above the pseudo-element that makes the whole path clickable.
  position: 'relative',
  zIndex: 1,
  boxSizing: 'border-box',
  width: 22,
  height: 22,
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.raised,
  outline: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: 'transparent', background: `${vars.gradient.brand} border-box` },
    '&:checked::after': {
      content: '',
      width: 14,
      height: 14,
      background: color.onBrand,
      clipPath: 'polygon(1.9px 8px, 5.5px 11.7px, 12.2px 4.4px, 10.8px 3.2px, 5.5px 9.1px, 3.1px 6.8px)',
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const recommended = style([tagStyle, { marginInlineStart: 34 }]);

export const included = style([
  fact,
  { color: color.quiet, marginBlock: '6px 10px', '@container': { [wide]: { margin: 0, color: color.ink } } },
]);
/** In a narrow column one after the other. */
export const feature = style({
  display: 'inline',
  '@container': {
    [wide]: { display: 'block' },
    [narrow]: { selectors: { '&:not(:last-child)::after': { content: '"\\a0· "' } } },
  },
});

/** What is ready-made, and what is made for the visitor. */
export const bricks = style({
  display: 'block',
  '@container': {
    // The words flow beside it and, on the narrowest phone, below it.
    [narrow]: { float: 'inline-end', inlineSize: 64, margin: '2px 0 4px 12px' },
    [wide]: { inlineSize: 120, marginBlockEnd: 6 },
  },
});

export const price = style([fact, money, { '@container': { [narrow]: { display: 'contents' } } }]);
export const sum = style({ '@container': { [narrow]: { gridArea: '1 / 2', textAlign: 'end' } } });
export const amount = style({
  fontSize: '1.375rem',
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.2,
  '@container': { [wide]: { display: 'block', fontSize: '1.75rem', fontWeight: 480, letterSpacing: '-.034em' } },
});
export const small = style({
  color: color.quiet,
  fontSize: text.fine,
  '@container': { [wide]: { display: 'block' } },
});
/** Below the price. */
export const share = style([small, { display: 'block' }]);
/** A condition of the price: in a narrow column below what one gets. */
export const condition = style([
  share,
  {
    color: color.ink,
    fontWeight: 560,
    '@container': {
      [narrow]: { gridColumn: '1 / -1', marginInlineStart: 34, paddingBlockEnd: 6, fontSize: text.small },
    },
  },
]);
export const due = style({ fontSize: text.ui, fontWeight: 600 });
export const later = style({ fontSize: text.ui });
