import { vars } from '../theme/tokens.css';
import { shared } from './layered';
import { moving, plainButton, ring } from './rules';

const { color } = vars;
const { slow } = vars.motion;

/** Scrolls as a whole under its sticky header, so that arrow keys scroll it from the close button. */
export const modal = shared({
  boxSizing: 'border-box',
  padding: 0,
  borderStyle: 'solid',
  borderColor: color.line,
  background: color.raised,
  boxShadow: vars.shadow.float,
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
  overflow: 'auto',
  // A focused element scrolls clear of the sticky header and footer.
  scrollPaddingBlock: '96px',
  selectors: {
    '&:not([open])': { pointerEvents: 'none' },
    '&::backdrop': { background: color.night, opacity: 0.56 },
  },
  '@media': {
    [moving]: {
      // Discrete, so that it stays rendered during the closing animation.
      transition: `opacity ${slow}, transform ${slow}, display ${slow} allow-discrete, overlay ${slow} allow-discrete`,
      selectors: {
        '&::backdrop': { transition: 'inherit' },
        '&:not([open])::backdrop': { opacity: 0 },
      },
      '@starting-style': { selectors: { '&[open]::backdrop': { opacity: 0 } } },
    },
  },
});

export const head = shared({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  background: color.raised,
});

export const close = shared({
  ...plainButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  margin: '12px',
  marginInlineStart: 'auto',
  borderRadius: vars.radius.r1,
  selectors: { '&:focus-visible': ring, '&:hover': { color: color.brand } },
});
