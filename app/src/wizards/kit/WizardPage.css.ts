import { vars } from '@agency-site/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';
import { hiddenStyle, hideUntilLoaded } from '../../shell/style/shared.ts';
import { link } from '../../shell/style/type.css';

/** Until hydration shows the visitor's own step in place of the prerendered first one. */
const restoring = 'html[data-restoring] &';
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const run = keyframes({ from: { transform: 'scaleX(0)' } });
/** Hidden for 300 ms at most: if scripts are slow, the first step is better than an empty page. */
const heldBack = { animation: `${appear} 0s 300ms both` } as const;

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
  selectors: {
    ...hideUntilLoaded,
    // A progress bar, unless the step appears within 300 ms.
    'html[data-restoring] &::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      height: 2,
      background: vars.gradient.edge,
      transformOrigin: 'left',
      animation: `${run} 5s 300ms cubic-bezier(.1, .7, .3, 1) backwards`,
    },
    'html[data-restoring] &:dir(rtl)::after': { transformOrigin: 'right' },
  },
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2, height: 64 });

/** On a phone, the sign alone: the name beside it is the wizard's. */
export const brand = style({});
globalStyle(`${brand} > a > span`, {
  '@media': { [phone]: hiddenStyle },
});

globalStyle(`${brand} > a > img`, { '@media': { [phone]: { maxWidth: 72 } } });

export const name = style({
  minWidth: 0,
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.ui,
  fontWeight: 600,
  letterSpacing: '-.01em',
  lineHeight: 1.2,
});

export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  whiteSpace: 'nowrap',
});

export const position = style({
  color: vars.color.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [tablet]: { display: 'none' } },
  selectors: { [restoring]: heldBack },
});

/** Lighter than the controls of a step. */
export const startOver = style([link, { paddingInline: 0 }]);

/** Hidden until the summary, which follows it in the markup, starts to load: it moves to make room for it. */
export const step = style({ selectors: hideUntilLoaded });

/** Sticky elements beside a step stay below the header. */
export const main = style({ vars: { '--ag-top-inset': '64px' }, selectors: { [restoring]: heldBack } });

/** Why the visitor was redirected here, or can't continue. */
export const hint = style({
  margin: `0 0 ${vars.space.s3}`,
  padding: '12px 14px',
  borderInlineStart: `2px solid ${vars.color.brand}`,
  background: vars.color.brandTint,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  selectors: { '&:empty': { margin: 0, padding: 0, border: 0 } },
});

/** Says what was carried over from another wizard. */
export const carriedOver = style({
  marginBlockEnd: vars.space.s3,
  color: vars.color.quiet,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  '@media': { print: { display: 'none' } },
});

export const undo = style({ minHeight: 24, padding: '0 4px', fontSize: 'inherit', textDecoration: 'underline' });

globalStyle(`noscript ${hint}`, { marginBlock: `${vars.space.s3} 0` });

/** The last line of the page: the link to another wizard, a claim, and a sentence about VAT. */
export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `8px ${vars.space.s4}`,
  paddingBlock: `${vars.space.s3} ${vars.space.s5}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.quiet,
  fontSize: vars.text.small,
  '@media': { [tablet]: { paddingBlockEnd: vars.space.s3 }, print: { display: 'none' } },
});

globalStyle(`${closing} a`, { whiteSpace: 'nowrap' });
