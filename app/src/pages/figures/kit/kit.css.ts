import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, radius } = vars;

/** The background of a drawing. In the dark it hardly differs from the page, so it has an edge. */
export const stage = style({
  padding: 'clamp(6px, 2%, 16px)',
  borderRadius: radius.r2,
  background: color.sunk,
  boxShadow: `inset 0 0 0 1px light-dark(transparent, ${color.line})`,
});

/** One drawing, larger. */
export const large = style([stage, { padding: 20, borderRadius: radius.r3 }]);

export const drawing = style({ display: 'block', width: '100%', height: 'auto', fontFamily: vars.font.family });

export const shadow = style({ fill: 'light-dark(#1b123314, #0000004d)' });
export const frame = style({ fill: color.raised, stroke: color.edge, strokeOpacity: 0.55 });

/** What a smaller package lacks. */
export const outline = style({
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2,
  strokeDasharray: '.1 6',
  strokeLinecap: 'round',
  // As strong in a small drawing as in a large one.
  vectorEffect: 'non-scaling-stroke',
});

/** The sample brand's green as text on the page, lighter in the dark. */
export const green = style({ fill: 'light-dark(#17463a, #9fd0bb)' });

const words = { letterSpacing: '-.02em' } as const;
export const headline = style({ ...words, fontSize: 24, fontWeight: 500 });
export const banner = style({ ...words, fontSize: 19, fontWeight: 500 });
/** The name of a window. */
export const title = style({ ...words, fontSize: 22, fontWeight: 500 });
export const label = style({ fontSize: 13, fontWeight: 600, letterSpacing: '-.01em' });
export const small = style({ fontSize: 11, fontWeight: 600, '@media': { [phone]: { fontSize: 14 } } });

/** The pieces of a package. On a phone there is no room for their small words. */
export const kit = style([drawing]);
globalStyle(`${kit} :is(${label}, ${banner})`, { '@media': { [phone]: { display: 'none' } } });

/** An ad and its page, joined: their words are larger on a phone. */
export const joined = style([drawing]);
globalStyle(`${joined} :is(${label}, ${banner})`, {
  '@media': { [phone]: { fontSize: 20, letterSpacing: '-.03em' } },
});
/** The ad, which is drawn larger, and has a flower beside its words. */
export const scaled = style({});
globalStyle(`${joined} ${scaled} ${label}`, { '@media': { [phone]: { fontSize: 16 } } });
/** Words of which there are too many then. */
export const spare = style({ '@media': { [phone]: { display: 'none' } } });
