import { vars } from '@agency-site/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { narrowPhone, phone } from '../style/media.ts';

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

/** The sample brand's things are as they were made, also on a dark page. */
export const asMade = { colorScheme: 'light', color: color.ink } as const;

export const drawing = style({ display: 'block', width: '100%', height: 'auto', fontFamily: vars.font.family });

// The classes in the files of src/content/drawings.
globalStyle('.drawing-shadow', { fill: 'light-dark(#1b123314, #0000004d)' });
globalStyle('.drawing-frame', {
  fill: color.raised,
  stroke: color.edge,
  strokeOpacity: 0.55,
  // As strong in a small drawing as in a large one.
  vectorEffect: 'non-scaling-stroke',
});
/** What a smaller package lacks. */
globalStyle('.drawing-outline', {
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2,
  strokeDasharray: '.1 6',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
globalStyle('.drawing-headline', { fontSize: 24, fontWeight: 500, letterSpacing: '-.02em' });
globalStyle('.drawing-banner', { fontSize: 19, fontWeight: 500, letterSpacing: '-.02em' });
globalStyle('.drawing-label', { fontSize: 13, fontWeight: 600, letterSpacing: '-.01em' });
/** A line in place of words that would be too small to be read. */
globalStyle('.drawing-bar', { display: 'none', strokeWidth: 3, strokeLinecap: 'round' });
/** As large beside text on a phone as above it. */
globalStyle('.drawing-words', {
  '@media': { [phone]: { fontSize: 20, letterSpacing: '-.03em' }, [narrowPhone]: { fontSize: 23.5 } },
});
/** For which there is no room then. */
globalStyle('.drawing-spare', { '@media': { [phone]: { display: 'none' } } });

/** The pieces of a package, without words that would be smaller than 9 pixels. */
export const kit = style([drawing]);
globalStyle(`${kit} g:has(> .drawing-frame)`, asMade);
const narrow = `${container} (max-width: 503px)`;
globalStyle(`${kit} :is(.drawing-label, .drawing-banner)`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${kit} .drawing-bar`, { '@container': { [narrow]: { display: 'inline' } } });
globalStyle(`${kit} .drawing-headline`, { '@container': { [`${container} (max-width: 272px)`]: { fontSize: 32 } } });

/** An ad and its page, joined: their words are larger on a phone. */
export const joined = style([drawing, asMade]);
globalStyle(`${joined} :is(.drawing-label, .drawing-banner)`, {
  '@media': { [phone]: { fontSize: 20, letterSpacing: '-.03em' }, [narrowPhone]: { fontSize: 22.5 } },
});
/** The ad, which is drawn larger, and has a flower beside its words. */
globalStyle(`${joined} .drawing-larger .drawing-label`, {
  '@media': { [phone]: { fontSize: 16 }, [narrowPhone]: { fontSize: 18 } },
});

/** The screen of a system, a thumb wide: its names are lines, too. */
export const tile = style([drawing, { height: '100%', overflow: 'hidden' }]);
globalStyle(`${tile} :is(.drawing-name, .drawing-frame, .drawing-shadow)`, { display: 'none' });
globalStyle(`${tile} :is(.drawing-line, path)`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${tile} .drawing-line`, { transform: 'translate(0, 4px) scaleX(2.55)' });
