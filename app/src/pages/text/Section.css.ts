import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onlyTablet, phone, tablet } from '../../shell/style/media.ts';

const { color, space } = vars;

export const section = style({
  paddingBlock: space.section,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { print: { paddingBlock: 20 } },
});

/** Title beside content, aligned across all sections. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: `${space.s4} ${space.s6}`,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'block' } },
});

/** A figure beside title and content; it stays in view. */
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: `${space.s4} clamp(${space.s4}, 4.5vw, ${space.s6})`,
  alignItems: 'start',
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const picture = style({
  position: 'sticky',
  insetBlockStart: 96,
  '@media': { [phone]: { position: 'static' } },
});
export const beside = style({ display: 'grid', gap: space.s3 });
/** On a phone, it continues the list. */
export const below = style({
  gridColumn: '1 / -1',
  '@media': { [phone]: { marginBlockStart: `calc(-1 * ${space.s4})` } },
});

/** Title above the content. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 42px)',
  '@media': { print: { display: 'block' } },
});
globalStyle(`:is(${columns}, ${rows}) > :first-child`, {
  '@media': { print: { marginBlockEnd: space.s3, breakAfter: 'avoid' } },
});

/** The lead beside the title, from its first line on, as wide as the last of three columns. */
export const above = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) calc(100% / 3 - 16px)',
  columnGap: space.s5,
  alignItems: 'first baseline',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lead = style({
  maxWidth: '30em',
  marginBlockStart: 12,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [onlyTablet]: { maxWidth: '42em' } },
});

/** Beside a figure, as wide as the content. */
globalStyle(`${beside} ${lead}`, { maxWidth: 'none' });

/** On a tint, from edge to edge. */
export const tinted = style({ background: color.sunk });

/** A rule above. */
export const ruled = style({ borderBlockStart: `1px solid ${color.ink}` });

/** Paragraphs: about 70 characters per line. */
export const prose = style({ maxWidth: '31em' });
globalStyle(`${prose} > p + p`, { marginBlockStart: '1em' });

/** A form: each line is one of its own. */
export const lines = style({
  paddingInlineStart: space.s3,
  borderInlineStart: `1px solid ${color.line}`,
  whiteSpace: 'pre-line',
});
