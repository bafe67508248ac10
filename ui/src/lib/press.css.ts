import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css';
import { layered, layeredVariants } from './layered';
import { forced, hovering, moving, ring } from './shared.css';

const off = '&[aria-disabled=true]:not([aria-busy=true])';
const rise = { [hovering]: { selectors: { '&:hover:not([aria-disabled=true])': { transform: 'translateY(-1px)' } } } };

/** What every button of the library looks like, whatever its tone. */
export const press = layered(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    margin: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.r1,
    background: 'none',
    fontFamily: vars.font.family,
    fontWeight: 560,
    lineHeight: 1.25,
    letterSpacing: '-.005em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:focus-visible': ring,
      '&[aria-busy=true]': { cursor: 'progress' },
      [off]: {
        background: vars.color.sunk,
        borderColor: vars.color.line,
        boxShadow: 'none',
        color: vars.color.quiet,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [moving]: { transition: `transform ${vars.motion.fast}` },
      [forced]: { selectors: { [off]: { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  },
  'press',
);

export const tone = layeredVariants(
  {
    primary: {
      background: vars.gradient.brand,
      backgroundOrigin: 'border-box',
      boxShadow: vars.shadow.press,
      color: vars.color.onBrand,
      '@media': rise,
    },
    ink: { background: vars.color.ink, color: vars.color.paper, '@media': rise },
    line: {
      background: vars.color.raised,
      borderColor: vars.color.edge,
      color: vars.color.ink,
      '@media': {
        [hovering]: { selectors: { '&:hover:not([aria-disabled=true])': { borderColor: vars.color.ink } } },
      },
    },
  },
  'tone',
);

export const size = layeredVariants(
  {
    m: { minBlockSize: '48px', paddingBlock: '6px', paddingInline: '22px', fontSize: vars.text.ui },
    s: { minBlockSize: '40px', paddingBlock: '4px', paddingInline: '16px', fontSize: vars.text.small },
  },
  'size',
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Three quarters of a ring; it turns where motion is welcome. */
export const spinner = layered(
  {
    flex: 'none',
    inlineSize: '14px',
    blockSize: '14px',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    '@media': { [moving]: { animation: `${turn} 800ms linear infinite` } },
  },
  'spinner',
);
