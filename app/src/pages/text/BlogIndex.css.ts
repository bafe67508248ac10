import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';
import { chosen } from './Topics.css';

const { color, space, text } = vars;

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

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space.s6} ${space.s3}`,
  paddingBlock: `${space.s1} ${space.section}`,
  '@media': { [tablet]: { rowGap: space.s5 }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 } },
});

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

export const topics = style({
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

export const about = style({
  marginBlockStart: 8,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.5,
});
globalStyle(`${all} ${first} ${about}`, { maxWidth: '34em', fontSize: text.lead });
/** Beside the large post there is room for a title. */
globalStyle(`${all} ${first} ~ :nth-child(-n + 3) ${about}`, {
  display: 'none',
  '@media': { [tablet]: { display: 'block' } },
});

export const facts = style({ marginBlockStart: 10 });
globalStyle(`${post} ${facts}`, { fontSize: text.fine });
