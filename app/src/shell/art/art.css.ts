import { vars } from '@agency-site/ui/theme';
import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';

const { strandA, strandB, strandC, edge } = vars.color;

/** Lines of constant width, whatever the size of the picture. */
export const lines = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

/** Stroke colours of the three strands, in order. */
export const strokes = [style({ stroke: strandA }), style({ stroke: strandB }), style({ stroke: strandC })] as const;

/** Fill colours of the three strands, in order. */
export const fills = [style({ fill: strandA }), style({ fill: strandB }), style({ fill: strandC })] as const;

export const firstStop = style({ stopColor: strandA });
export const lastStop = style({ stopColor: strandC });

const tile = 'light-dark(transparent, #fff)';
/** On a white tile in the dark scheme, where dark letters would not be seen. */
export const ownLogo = style({ flex: 'none', borderRadius: 2, background: tile, boxShadow: `0 0 0 4px ${tile}` });

const timeline = '--braid';
const come = keyframes({ from: { translate: '-100%' } });
const stay = keyframes({ from: { translate: '100%' } });
const onScroll = (rule: StyleRule): StyleRule => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        'screen and (prefers-reduced-motion: no-preference)': {
          ...rule,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: timeline,
          animationRange: 'entry 60% cover 46%',
        },
      },
    },
  },
});

/**
 * Drawn from left to right as it is scrolled into view: the picture comes in from the left, and its content from the
 * right, so that only the edge moves. Where that isn't supported, and with reduced motion, it is there from the start.
 */
export const drawnOnScroll = style({
  viewTimelineName: timeline,
  // The margin is for the dots at the start of a narrow braid.
  ...onScroll({ animationName: come, overflow: 'clip', overflowClipMargin: 5 }),
});
globalStyle(`${drawnOnScroll} > g`, onScroll({ animationName: stay }));

export const lane = style({ strokeWidth: 2 });
/** A zero-length line with round ends: a dot that stays round when the picture is stretched. */
export const start = style({ strokeWidth: 9, strokeLinecap: 'round' });

/** A strand that isn't reached yet. */
export const open = style({ stroke: edge });
