import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: `${space.s4} ${space.s6}`,
  paddingBlock: 'clamp(48px, 6vw, 88px)',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'block', paddingBlock: 20 } },
});

/** Sticky beside the text. */
export const contents = style({
  position: 'sticky',
  insetBlockStart: 104,
  fontSize: text.small,
  lineHeight: 1.4,
  '@media': { [tablet]: { position: 'static' }, print: { display: 'none' } },
});

export const contentsTitle = style({ paddingBlockEnd: 10, fontSize: text.small, fontWeight: 600, letterSpacing: 0 });

globalStyle(`${contents} ol`, {
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [tablet]: { columns: '2 240px', columnGap: space.s4 } },
});
globalStyle(`${contents} a`, {
  display: 'block',
  paddingBlock: 9,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  textDecoration: 'none',
});
globalStyle(`${contents} a:hover`, { color: color.brand });

/** Previous and next text: two columns under a rule. */
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlock: `${space.s3} ${space.s6}`,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { print: { display: 'none' } },
});

export const neighbour = style({
  color: 'inherit',
  fontSize: text.h3,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: { '&:hover': { color: color.brand }, '&:last-child:not(:first-child)': { textAlign: 'end' } },
});

export const which = style({
  display: 'block',
  marginBlockEnd: 4,
  color: color.quiet,
  fontSize: text.small,
  letterSpacing: 0,
});
