import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

/** The native control, invisible above its replacement. */
export const control = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** The blog has styles for so many topics, and for all of them. */
export const maxTopics = 12;
const places = Array.from({ length: maxTopics + 1 }, (_, at) => at);

/** The choice of a topic by its place, from 1; the one at 0 is all. */
export const chosen = places.map(() => style({}));
/** What is about a topic, by the place of its choice. */
export const about = places.map(() => style({}));
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

/** Topics, and the feed at their end; below them where they need the whole row. */
export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `0 ${space.s3}`,
  '@media': { [tablet]: { display: 'block' } },
});

export const feed = style({
  flex: 'none',
  lineHeight: '44px',
  color: 'inherit',
  textDecorationColor: color.edge,
  textUnderlineOffset: '.3em',
});

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space.s6} ${space.s3}`,
  paddingBlock: `${space.s1} ${space.section}`,
  '@media': { [tablet]: { rowGap: space.s5 }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 } },
});
for (const at of places.slice(1)) {
  globalStyle(`body:has(${chosen[at]}:checked) ${posts} > :not(${about[at]})`, { display: 'none' });
}

export const post = style({
  gridColumn: 'span 2',
  '@media': { [tablet]: { gridColumn: 'span 3' }, [phone]: { gridColumn: 'auto' } },
});

/** While posts on all topics are shown. */
const all = `body:has(${chosen[0]}:checked)`;

/** As high as two others. */
export const first = style([post]);
globalStyle(`${all} ${first}`, {
  gridColumn: '1 / span 4',
  gridRow: '1 / span 2',
  '@media': { [tablet]: { gridColumn: '1 / -1', gridRow: 'auto' } },
});

export const postTopics = style({
  marginBlockStart: 14,
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.5,
});

export const title = style({ marginBlockStart: 2, fontWeight: 560 });
globalStyle(`${all} ${first} ${title}`, {
  marginBlockStart: 4,
  fontSize: text.h1,
  fontWeight: 480,
  letterSpacing: '-.03em',
  lineHeight: 1.08,
  '@media': { [phone]: { fontSize: text.h2 } },
});

export const summary = style({
  marginBlockStart: 8,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.5,
});
globalStyle(`${all} ${first} ${summary}`, { maxWidth: '34em', fontSize: text.lead });
/** Beside the large post there is room for a title. */
globalStyle(`${all} ${first} ~ :nth-child(-n + 3) ${summary}`, {
  display: 'none',
  '@media': { [tablet]: { display: 'block' } },
});

export const facts = style({ marginBlockStart: 10 });
globalStyle(`${post} ${facts}`, { fontSize: text.fine });
