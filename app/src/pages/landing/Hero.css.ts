import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { actions as row } from '../../shell/style/actions.css';
import { hideUntilLoaded } from '../../shell/style/hideUntilLoaded.ts';
import { phone, tablet } from '../../shell/style/media.ts';

const { color, radius, shadow, space } = vars;

export const hero = style({ overflow: 'clip', selectors: hideUntilLoaded });

export const inner = style({ paddingBlock: 'clamp(32px, 4.2vw, 60px) clamp(52px, 5vw, 72px)' });

export const words = style({ maxWidth: 800 });

/** Beside the knot, which extends above the panel. */
const besideKnot = { [tablet]: { maxWidth: 'calc(100% - 290px)' }, [phone]: { maxWidth: 'none' } };

export const lead = style({ marginBlockStart: 20, '@media': besideKnot });

export const actions = style([row, { marginBlockStart: 28, '@media': besideKnot }]);

/** The calculator, and the knot that shows the same order. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  marginBlockStart: 'clamp(32px, 3.6vw, 52px)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.raised,
  boxShadow: shadow.float,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { marginBlockStart: 88 },
  },
});

export const calculator = style({ minWidth: 0 });

/** Half above the panel; it never covers text. */
export const picture = style({
  position: 'relative',
  '@media': {
    [tablet]: { gridRow: 1, height: 0 },
    [phone]: { height: 92, marginInline: 20 },
  },
});

export const knot = style({
  position: 'absolute',
  insetBlockEnd: 64,
  insetInlineEnd: -76,
  width: 'clamp(380px, 34.4vw, 496px)',
  height: 'auto',
  pointerEvents: 'none',
  '@media': {
    '(max-width: 1180px)': { insetInlineEnd: -60 },
    [tablet]: { insetBlockEnd: -34, insetInlineEnd: -24, width: 300 },
    [phone]: { insetBlockEnd: -30, insetInlineEnd: -40, width: 200 },
  },
});

export const legend = style({
  position: 'absolute',
  insetBlockEnd: 24,
  insetInlineStart: 32,
  maxWidth: '24em',
  marginInlineEnd: space.s4,
  '@media': {
    [tablet]: { display: 'none' },
    // Beside the knot, if there is room.
    [`${phone} and (min-width: 360px)`]: {
      display: 'block',
      insetBlockEnd: 8,
      insetInlineStart: 0,
      maxWidth: 'calc(100% - 165px)',
    },
  },
});
