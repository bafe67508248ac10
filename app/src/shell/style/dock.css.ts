import { vars } from '@agency-site/ui/theme';
import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { desktop, tablet } from './media.ts';
import { wayOnStyle } from './shared.ts';

const { color, space, text } = vars;

/** The bar is at the bottom of a wide window, too: where the receipt begins below the first view. */
export const docked = style({});

/** Where the bar is at the bottom of the window. */
const inDock = (selector: string, rule: StyleRule) =>
  ({ [tablet]: rule, [desktop]: { selectors: { [selector]: rule } } }) as NonNullable<StyleRule['@media']>;

const rise = keyframes({ from: { transform: 'translateY(110%)' } });

/**
 * The way to pay: at the end of the receipt, or in a bar at the bottom of a narrow window, always in view. Notices
 * and focused fields stay clear of that.
 */
export const bar = style({
  marginBlockStart: space.s2,
  '@media': {
    print: { display: 'none' },
    ...inDock(`${docked}&`, {
      position: 'fixed',
      zIndex: 5,
      margin: 0,
      insetInline: 0,
      insetBlockEnd: 'var(--ag-bottom-inset, 0px)',
      background: color.raised,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `8px ${space.s2}`,
      padding: `11px max(${space.gutter}, (100% - ${vars.width.content}) / 2) calc(11px + env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${color.line}`,
      boxShadow: vars.shadow.dock,
    }),
    // In the first view of a low window it would cover the first field, so it rises as the page is scrolled: where the
    // browser can tie that to scrolling, and motion isn't reduced. Elsewhere it is there from the start.
    [`${tablet} and (max-height: 640px)`]: {
      selectors: {
        '&:not(:focus-within)': {
          animation: `${rise} linear both`,
          animationTimeline: 'scroll(root)',
          animationRange: '0px 96px',
        },
      },
    },
  },
});

/** Why it was refused or failed: beside its button, because a notice would cover the fields that are wrong. */
export const refused = style({
  flexBasis: '100%',
  marginBlockEnd: 8,
  color: color.alarm,
  fontSize: text.small,
  fontWeight: 500,
  lineHeight: 1.4,
  '@media': { [tablet]: { marginBlockEnd: 0 } },
});

for (const [media, dock] of [
  [tablet, bar],
  [desktop, docked],
] as const) {
  /** Where the bar is no part of it, the receipt reserves no room for it. */
  globalStyle(`div:has(> ${dock})`, { '@media': { [media]: { display: 'contents' } } });
  globalStyle(`html:has(${dock})`, { '@media': { [media]: { vars: { '--ag-dock-inset': '5rem' } } } });
  globalStyle(`html:has(${dock} > ${refused})`, { '@media': { [media]: { vars: { '--ag-dock-inset': '9rem' } } } });
  /** The end of the page can be scrolled clear of the bar. Not by padding, which the consent banner sets. */
  globalStyle(`body:has(${dock})::after`, {
    '@media': { [media]: { content: '""', display: 'block', blockSize: 'var(--ag-dock-inset)' } },
  });
}

/** What is due today, for those who don't see the receipt: only in the bar. */
export const due = style({
  display: 'none',
  '@media': inDock(`${docked} > &`, {
    display: 'grid',
    flex: 'none',
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
  }),
});

export const amount = style({ fontSize: '1.125rem', fontWeight: 560, letterSpacing: '-.02em', whiteSpace: 'nowrap' });

export const whole = style({ flex: 1, color: color.quiet, fontSize: text.fine });

export const order = style({
  ...wayOnStyle,
  minHeight: 52,
  '@media': {
    [tablet]: { flex: 1, minHeight: 48, maxInlineSize: 360, marginInlineStart: 'auto' },
    [desktop]: {
      selectors: { [`${docked} > &`]: { inlineSize: 'auto', minInlineSize: 240, marginInlineStart: 'auto' } },
    },
    ...wayOnStyle['@media'],
  },
});
