import { vars } from '@agency-site/ui/theme';
import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { ServiceId } from '../../domain/catalogue/ids.ts';
import { asMade } from '../../shell/art/drawing.css.ts';

const { radius } = vars;

const container = createContainer();
/** On a narrow phone. */
const small = `${container} (max-width: 150px)`;
/** Beside text on a phone. */
const tiny = `${container} (max-width: 138px)`;

const panel = style({
  container: `${container} / inline-size`,
  position: 'relative',
  ...asMade,
  aspectRatio: '5 / 6',
  borderRadius: radius.r2,
  overflow: 'clip',
});

/** Neighbours differ in colour. */
export const panels = styleVariants(
  {
    'brand-identity': '#cfdcc4',
    'ad-campaigns': '#f2c14e',
    'trinity-systems': '#d5c8fb',
    'complete-platform': '#d5613f',
  } satisfies Record<ServiceId, string>,
  (background) => [panel, { background }],
);

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fontFamily: vars.font.family,
});

// No words too small to be read.
const narrow = `${container} (max-width: 240px)`;
globalStyle(`${picture} .drawing-label`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${picture} .drawing-bar`, { '@container': { [narrow]: { display: 'inline' } } });
globalStyle(`${picture} .drawing-name`, { '@container': { [tiny]: { display: 'none' } } });
// Without their names, the lines are as wide as the window.
globalStyle(`${picture} .drawing-line`, {
  vectorEffect: 'non-scaling-stroke',
  '@container': { [tiny]: { transform: 'translate(0, 4px) scaleX(2.55)' } },
});
globalStyle(`${picture} .drawing-headline`, {
  fontSize: 27,
  '@container': { [small]: { fontSize: 30 }, [tiny]: { fontSize: 33 } },
});
globalStyle(`${panels['complete-platform']} .drawing-headline`, { '@container': { [tiny]: { display: 'none' } } });
