import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from './widths.ts';

const { color, gradient, radius, text } = vars;

const ghost = {
  borderColor: 'transparent',
  background: 'none',
  paddingInline: 10,
  ':hover': { background: color.brandTint },
};

/** An edge in the colours of the strand, around a tint. */
export const chosenEdge = {
  border: '2px solid transparent',
  background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${gradient.edge} border-box`,
} as const;

/** Controls of the desk: 36 px high, 44 on a phone. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 14px',
    borderRadius: radius.r1,
    border: `1px solid ${color.edge}`,
    background: color.raised,
    color: color.ink,
    fontWeight: 560,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { borderColor: color.ink },
    ':disabled': { background: color.sunk, color: color.quiet, borderColor: color.line, cursor: 'not-allowed' },
    '@media': { [phone]: { minHeight: 44 } },
  },
  variants: {
    look: {
      /** One on a screen. */
      primary: {
        borderColor: 'transparent',
        background: `${gradient.brand} border-box`,
        color: color.onBrand,
        ':hover': { borderColor: 'transparent' },
      },
      strong: { background: color.ink, borderColor: color.ink, color: color.paper },
      plain: {},
      ghost,
      ghostDanger: { ...ghost, color: color.alarm },
      danger: { color: color.alarm, borderColor: color.alarm },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'plain' },
});

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

export const input = style({
  minHeight: 36,
  width: '100%',
  padding: '0 12px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
  '::placeholder': { color: color.quiet, opacity: 1 },
  '@media': { [phone]: { minHeight: 46, fontSize: '1rem' } },
});

export const area = style([input, { minHeight: 84, paddingBlock: 9, lineHeight: 1.5, resize: 'vertical' }]);

export const fieldLabel = style({ display: 'grid', gap: 6, fontSize: text.fine, fontWeight: 560 });

/** A checkbox and its words. */
export const checkLabel = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 36 });

export const link = style({
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.28em',
  textDecorationColor: color.edge,
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [phone]: { display: 'inline-block', paddingBlock: 12, marginBlock: -12 } },
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
