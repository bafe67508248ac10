import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';
import { cover, image } from './Cover.css';
import { openedCover } from './openedCover.ts';

const { color, space, text } = vars;

export const link = style({ display: 'block', minWidth: 0, color: 'inherit', textDecoration: 'none' });

export const caption = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.s3}`,
  alignItems: 'baseline',
  paddingBlockStart: space.s2,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({
  fontSize: text.h3,
  fontWeight: 500,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  textWrap: 'balance',
});

/** Beside the title; below the line about the project where there is less room. */
export const sum = style({
  fontSize: text.ui,
  fontWeight: 560,
  letterSpacing: '-.005em',
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { order: 1, marginBlockStart: 4 } },
});

export const built = style({
  gridColumn: '1 / -1',
  maxWidth: '54ch',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

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
