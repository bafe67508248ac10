import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/tokens.css';
import { intoShared, shared } from './layered';
import { forced, hovering, moving, ring } from './rules';

const off = '&:is([aria-disabled], :disabled):not([aria-busy])';
const hovered = '&:hover:not([aria-disabled], :disabled)';

interface ButtonVariants {
  tone?: 'primary' | 'ink' | 'line' | 'plain' | 'danger' | undefined;
  size?: 'm' | 's' | undefined;
}

/** The base style of every button in the library. */
export const button: (variants?: ButtonVariants) => string = recipe({
  base: intoShared({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    border: '1px solid transparent',
    borderRadius: vars.radius.r1,
    fontFamily: vars.font.family,
    overflowWrap: 'anywhere',
    fontWeight: 560,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': ring,
      '&:is([aria-disabled], :disabled)': { cursor: 'default' },
      [off]: {
        // Not darker than the page, in either scheme.
        background: vars.color.raised,
        borderColor: vars.color.line,
        boxShadow: 'none',
        color: vars.color.quiet,
      },
    },
    '@media': {
      [forced]: { selectors: { [off]: { color: 'GrayText', borderColor: 'GrayText' } } },
      [moving]: { transition: `transform ${vars.motion.fast}` },
      [hovering]: { selectors: { [hovered]: { transform: 'translateY(-1px)' } } },
    },
  }),
  variants: {
    tone: {
      primary: intoShared({
        background: `${vars.gradient.brand} border-box`,
        boxShadow: vars.shadow.press,
        color: vars.color.onBrand,
      }),
      ink: intoShared({ background: vars.color.ink, color: vars.color.paper }),
      line: intoShared({
        background: vars.color.raised,
        borderColor: vars.color.edge,
        color: vars.color.ink,
        '@media': { [hovering]: { selectors: { [hovered]: { borderColor: 'currentColor' } } } },
      }),
      plain: intoShared({ background: 'none', color: vars.color.ink }),
      danger: intoShared({ background: vars.color.raised, borderColor: 'currentColor', color: vars.color.alarm }),
    },
    size: {
      m: intoShared({ minBlockSize: `calc(${vars.size.control} - 4px)`, padding: '6px 22px', fontSize: vars.text.ui }),
      s: intoShared({
        minBlockSize: `max(32px, ${vars.size.control} - 12px)`,
        padding: '0 16px',
        fontSize: vars.text.small,
      }),
    },
  },
  defaultVariants: { tone: 'line', size: 'm' },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const content = shared({ display: 'contents' });

/** Three quarters of a ring; it turns unless reduced motion is preferred. */
export const spinner = shared({
  inlineSize: '14px',
  blockSize: '14px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@media': { [moving]: { animation: `${turn} 800ms linear infinite` } },
});
