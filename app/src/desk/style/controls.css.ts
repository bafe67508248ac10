import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { fine } from './page.css.ts';
import { phone } from './widths.ts';

const { color, gradient, radius } = vars;

/** An edge in the colours of the strand, around a tint. */
export const chosenEdge = {
  border: '2px solid transparent',
  background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${gradient.edge} border-box`,
} as const;

/** A plain button whose words begin where those above it do. */
export const flush = style({ marginInlineStart: -22 });

/** Fields with their button beside them, as high as they are. */
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, paddingTop: 14 });
globalStyle(`${inline} button`, { minHeight: vars.size.control });
// On a phone, as wide as the rows above.
globalStyle(`${inline} > :has(input)`, { '@media': { [phone]: { flexBasis: '100%' } } });

/** A few choices as one control. */
export const segments = style({
  display: 'flex',
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
});
/** One of them; the chosen one is pressed or current. */
export const segment = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 34,
  padding: '0 12px',
  border: 0,
  borderRadius: 0,
  font: 'inherit',
  borderInlineEnd: `1px solid ${color.line}`,
  background: 'none',
  color: color.quiet,
  whiteSpace: 'nowrap',
  ':last-child': { borderInlineEnd: 0 },
  ':hover': { color: color.ink, transform: 'none' },
  '@media': { [phone]: { minHeight: 42 } },
  selectors: {
    '&:is([aria-pressed=true], [aria-current])': {
      background: color.brandTint,
      color: color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 -2px ${color.strandB}`,
    },
  },
});

export const link = style({
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.28em',
  textDecorationColor: color.edge,
  ':hover': { textDecorationColor: 'currentColor' },
  // Within fine text, not over the links of the lines above and below.
  '@media': { [phone]: { paddingBlock: 12, selectors: { [`${fine} > &`]: { paddingBlock: 2 } } } },
});

export const kbd = style({
  font: `500 .75rem/1 ${vars.font.family}`,
  color: color.quiet,
  border: `1px solid ${color.line}`,
  borderRadius: 3,
  padding: '3px 5px',
  background: color.raised,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
/** The key of a button, beside its words. */
export const ownKey = style([
  kbd,
  { padding: 0, border: 0, background: 'none', color: 'inherit', '@media': { [phone]: { display: 'none' } } },
]);
