import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

export const feed = style({ color: 'inherit', textDecorationColor: color.edge, textUnderlineOffset: '.3em' });

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

/** As high as two others. */
export const first = style({
  gridColumn: '1 / span 4',
  gridRow: '1 / span 2',
  '@media': { [tablet]: { gridColumn: '1 / -1', gridRow: 'auto' } },
});

export const topics = style({ marginBlockStart: 14, color: color.quiet, fontSize: text.fine, lineHeight: 1.5 });

export const title = style({ marginBlockStart: 2, fontWeight: 560 });
globalStyle(`${first} ${title}`, {
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
  textWrap: 'pretty',
});
globalStyle(`${first} ${about}`, { maxWidth: '34em', fontSize: text.lead });
/** Beside the large post there is room for a title. */
globalStyle(`${first} ~ :nth-child(-n + 3) ${about}`, {
  display: 'none',
  '@media': { [tablet]: { display: 'block' } },
});

export const facts = style({ marginBlockStart: 10 });
globalStyle(`${post} ${facts}`, { fontSize: text.fine });
