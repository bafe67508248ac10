import { vars } from '@agency-site/ui/theme';
import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { ServiceId } from '../../domain/catalogue/services.ts';
import { bar, headline, label } from '../figures/kit/kit.css';
import * as spending from '../figures/kit/spending.css';
import { tansy } from '../figures/kit/tansy';

const { radius } = vars;

const container = createContainer();
/** Beside text on a phone. */
const tiny = `${container} (max-width: 130px)`;

const panel = style({
  container: `${container} / inline-size`,
  position: 'relative',
  aspectRatio: '5 / 6',
  borderRadius: radius.r2,
  overflow: 'clip',
});

/** Neighbours differ in colour. */
export const panels = styleVariants(
  {
    'brand-identity': tansy.sage,
    'ad-campaigns': tansy.yellow,
    'trinity-systems': '#d5c8fb',
    'complete-platform': tansy.red,
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
globalStyle(`${picture} ${label}`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${picture} ${bar}`, { '@container': { [narrow]: { display: 'inline' } } });
globalStyle(`${picture} :is(${spending.title}, ${spending.name})`, { '@container': { [tiny]: { display: 'none' } } });
// Without their names, the lines are as wide as the window.
globalStyle(`${picture} ${spending.line}`, {
  vectorEffect: 'non-scaling-stroke',
  '@container': { [tiny]: { transform: 'translate(0, 4px) scaleX(2.55)' } },
});
globalStyle(`${picture} ${headline}`, { fontSize: 27, '@container': { [tiny]: { fontSize: 30 } } });
globalStyle(`${panels['complete-platform']} ${headline}`, { '@container': { [tiny]: { display: 'none' } } });
