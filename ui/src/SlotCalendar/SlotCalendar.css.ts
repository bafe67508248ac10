import { besideMonth } from '../lib/calendar/besideMonth';
import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

const { color, text, space } = vars;

const { beside, below, container } = besideMonth;

/** The container whose width decides where the times are. */
export const root = layered({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
});

/** The times are beside the month if there is room for both, else between its weeks, below that of the chosen day. */
export const layout = layered({
  position: 'relative',
  // Not a grid: what comes last could not stick to the bottom of the window.
  display: 'flex',
  flexDirection: 'column',
  '@container': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(252px, 36%, 368px)',
      columnGap: `clamp(${space.s4}, 5%, ${space.s6})`,
    },
  },
});

/** Beside the times a container of its own: the days adapt to its width. */
export const month = layered({
  display: 'contents',
  '@container': { [beside]: { display: 'block', containerType: 'inline-size', minInlineSize: 0 } },
});

/** Beside the month, the column of the times; else they are among its weeks, and what follows is below them. */
export const side = layered({ minInlineSize: 0, '@container': { [below]: { display: 'contents' } } });

export const footnote = layered({
  maxInlineSize: '64ch',
  margin: `${space.s3} 0 0`,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
  '@container': { [below]: { order: 7 } },
});

export const head = layered({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '59px',
  paddingBlockEnd: '14px',
  borderBlockEnd: `1px solid ${color.ink}`,
  boxSizing: 'border-box',
});

export const heading = layered({
  marginBlock: 0,
  marginInline: '0 auto',
  fontSize: text.h2,
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-.028em',
  textWrap: 'balance',
});

export const turn = layered({ inlineSize: '44px', minBlockSize: '44px', padding: 0 });

export const sheet = layered({
  display: 'contents',
  '@container': { [beside]: { display: 'block', position: 'relative' } },
});

/** Covers the days without taking space or blocking clicks. */
export const overlay = layered({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  pointerEvents: 'none',
  selectors: {
    '[data-state=busy] > &': { background: `color-mix(in srgb, ${color.paper} 56%, transparent)` },
  },
});

export const loading = layered({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '10px 16px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
  fontSize: text.small,
  fontWeight: 500,
  lineHeight: 1.4,
});
