import { vars } from '@agency-site/ui/theme';

const { color, space, text } = vars;

/* Shared style fragments, where a shared class would add more CSS than it saves. */

/** The content width of every page. */
export const wrapStyle = {
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
} as const;

export const h1Style = { fontSize: text.h1, fontWeight: 480, letterSpacing: '-.032em', lineHeight: 1.06 } as const;

export const h3Style = { fontSize: text.h3, fontWeight: 560, letterSpacing: '-.014em', lineHeight: 1.3 } as const;

export const leadStyle = {
  color: color.quiet,
  fontSize: text.lead,
  letterSpacing: '-.006em',
  lineHeight: 1.5,
  textWrap: 'balance',
} as const;

/** "Recommended", "Most popular", beside a name. */
export const tagStyle = {
  padding: '6px 9px',
  borderRadius: vars.radius.r1,
  background: color.accentTint,
  color: color.accent,
  fontSize: text.fine,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const;

/** An error message. */
export const problemStyle = {
  padding: '12px 14px',
  borderInlineStart: `2px solid ${color.alarm}`,
  background: color.alarmTint,
  color: color.alarm,
  fontSize: text.small,
  lineHeight: 1.45,
} as const;

/** A disabled button, while it isn't busy. */
export const waiting = '&[aria-disabled]:not([aria-busy])';

/** While a field is empty a primary button is disabled, but leads to the field: so it looks enabled. */
export const wayOnStyle = {
  selectors: {
    [waiting]: {
      borderColor: 'transparent',
      background: `${vars.gradient.brand} border-box`,
      color: color.onBrand,
      cursor: 'pointer',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { [waiting]: { borderColor: 'GrayText', color: 'GrayText' } } } },
} as const;

/** A link in a row: a gradient line below it on hover and focus. */
export const strandStyle = {
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -1,
    height: 2,
    background: vars.gradient.edge,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.motion.slow}`,
  },
  selectors: { '&:hover::after, &:focus-visible::after': { transform: 'none' } },
} as const;

/** For screen readers only. */
export const hiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Hidden without scripts, such as "Loading". */
export const scriptOnlyStyle = { '@media': { '(scripting: none)': { display: 'none' } } } as const;

/**
 * A frame around a picture. The hairline inside its edge separates pale pictures from the page. It follows the colour scheme;
 * the picture doesn't.
 */
export const plateStyle = {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.r1,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px light-dark(#1b12331a, #ffffff1f)',
    pointerEvents: 'none',
  },
} as const;

/**
 * Hides an element until its next sibling starts to load: while the page streams in, something centred or at the end of a
 * row would move with every chunk.
 */
export const hideUntilLoaded = { '&:not(:has(+ *))': { visibility: 'hidden' } } as const;

export const fontFamily = 'Instrument Sans Variable';
