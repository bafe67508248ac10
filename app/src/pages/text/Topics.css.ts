import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { color, space, text } = vars;

/** The blog has styles for so many topics, and for all of them. */
export const maxTopics = 12;
const places = Array.from({ length: maxTopics + 1 }, (_, at) => at);

/** The choice of a topic by its place, from 1; the one at 0 is all. */
export const chosen = places.map(() => style({}));
/** What is about a topic, by the place of its choice. */
export const about = places.map(() => style({}));
/** A list with `about` on its children. */
export const list = style({});
for (const at of places.slice(1)) {
  globalStyle(`body:has(${chosen[at]}:checked) ${list} > :not(${about[at]})`, { display: 'none' });
}

/** On a phone one row, which scrolls from edge to edge and fades where it goes on. */
export const topics = style({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  marginInline: -9,
  border: 0,
  '@media': {
    [phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: `calc(${space.gutter} - 9px) 48px`,
      overflowX: 'auto',
      // What is scrolled to is whole, and not under the fade.
      scrollPaddingInline: `${space.gutter} 48px`,
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      maskImage: 'linear-gradient(to right, #000 calc(100% - 48px), transparent)',
    },
  },
});

export const choice = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 5,
  minHeight: 44,
  paddingInline: 9,
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:has(:checked)': { color: color.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

globalStyle(`${choice} > small`, { color: color.quiet, fontSize: text.fine, fontVariantNumeric: 'tabular-nums' });

export const name = style({
  display: 'inline-block',
  fontWeight: 560,
  textUnderlineOffset: '.5em',
  selectors: { ':checked + &': { textDecoration: 'underline 2px' } },
});
