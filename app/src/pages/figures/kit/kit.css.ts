import { vars } from '@agency-site/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, radius } = vars;

const container = createContainer();

/** The background of a drawing. In the dark it hardly differs from the page, so it has an edge. */
export const stage = style({
  container: `${container} / inline-size`,
  padding: 'clamp(6px, 2%, 16px)',
  borderRadius: radius.r2,
  background: color.sunk,
  boxShadow: `inset 0 0 0 1px light-dark(transparent, ${color.line})`,
});

/** One drawing, larger. */
export const large = style([stage, { padding: 20, borderRadius: radius.r3 }]);

export const drawing = style({ display: 'block', width: '100%', height: 'auto', fontFamily: vars.font.family });

export const shadow = style({ fill: 'light-dark(#1b123314, #0000004d)' });
export const frame = style({
  fill: color.raised,
  stroke: color.edge,
  strokeOpacity: 0.55,
  // As strong in a small drawing as in a large one.
  vectorEffect: 'non-scaling-stroke',
});

/** What a smaller package lacks. */
export const outline = style({
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2,
  strokeDasharray: '.1 6',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** The sample brand's green as text on the page, lighter in the dark. */
export const green = style({ fill: 'light-dark(#17463a, #9fd0bb)' });

const words = { letterSpacing: '-.02em' } as const;
export const headline = style({ ...words, fontSize: 24, fontWeight: 500 });
export const banner = style({ ...words, fontSize: 19, fontWeight: 500 });
/** The name of a window. */
export const title = style({ ...words, fontSize: 24, fontWeight: 500 });
export const label = style({ fontSize: 13, fontWeight: 600, letterSpacing: '-.01em' });
export const small = style({ fontSize: 11, fontWeight: 600 });
/** A sign on a door. */
export const sign = style([small, { fontSize: 15 }]);
/** A line in place of words that would be too small to be read. */
export const bar = style({ display: 'none', strokeWidth: 3, strokeLinecap: 'round' });

/** The pieces of a package, without words that would be smaller than 9 pixels. */
export const kit = style([drawing]);
const narrow = `${container} (max-width: 503px)`;
globalStyle(`${kit} :is(${label}, ${banner})`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${kit} ${bar}`, { '@container': { [narrow]: { display: 'inline' } } });
globalStyle(`${kit} ${headline}`, { '@container': { [`${container} (max-width: 272px)`]: { fontSize: 32 } } });

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
