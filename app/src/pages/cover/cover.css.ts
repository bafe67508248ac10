import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { h3Style, plateStyle } from '../../shell/style/shared.ts';

/** Names the one cover of a page that a view transition carries over to the next page. */
export const openedCover = 'cover';

/** The frame of a cover, which needs an aspect ratio. */
export const cover = style({
  ...plateStyle,
  background: vars.color.sunk,
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** A cover and words that lead to a page. Under the pointer the picture grows a little, and its frame doesn't. */
export const link = style({ display: 'block', minWidth: 0, color: 'inherit', textDecoration: 'none' });

export const title = style({ ...h3Style, fontWeight: 500 });

globalStyle(`${link}:is(:hover, :focus-visible) ${title}`, {
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.18em',
});

const moves = '(prefers-reduced-motion: no-preference)';
globalStyle(`${link} ${image}`, { '@media': { [moves]: { transition: 'transform .5s cubic-bezier(.2, .7, .2, 1)' } } });
globalStyle(`${link}:is(:hover, :focus-visible) ${image}`, { '@media': { [moves]: { transform: 'scale(1.018)' } } });

/** The pressed link has the focus: its cover turns into the cover of the next page. */
globalStyle(`${link}:focus ${cover}`, { viewTransitionName: openedCover });
