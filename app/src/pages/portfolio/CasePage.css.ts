import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onlyTablet, phone, tablet } from '../../shell/style/media.ts';

const { space, color, text } = vars;

/** From edge to edge. */
export const coverImage = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  // On very wide screens, no higher than a window.
  maxHeight: 1200,
  objectFit: 'cover',
  '@media': { [phone]: { aspectRatio: '4 / 5' } },
});

/** Twelve columns: facts or a heading in the first four, text from the sixth, or from the fifth on a tablet. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlock: space.s6,
  selectors: { '& + &': { paddingBlockStart: 0 } },
  '@media': { [tablet]: { paddingBlock: space.s5 } },
});

export const heading = style({
  gridColumn: '1 / span 4',
  lineHeight: 1.08,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});

export const column = style({
  gridColumn: '6 / -1',
  '@media': { [tablet]: { gridColumn: '5 / -1' }, [phone]: { gridColumn: '1 / -1' } },
});

/** Beside the facts, or below them on a tablet. */
export const opening = style([
  column,
  { '@media': { [onlyTablet]: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } } },
]);
globalStyle(`${opening} > ${heading}`, { marginBlockEnd: space.s3 });
globalStyle(`${opening} > :last-child`, { gridColumn: '5 / -1' });

/** Stays in sight beside a long text. */
export const facts = style({
  position: 'sticky',
  insetBlockStart: 104,
  gridColumn: '1 / span 4',
  alignSelf: 'start',
  marginInlineEnd: space.s4,
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: text.small,
  lineHeight: 1.5,
  '@media': {
    [tablet]: { position: 'static', gridColumn: '1 / -1', marginInlineEnd: 0, marginBlockEnd: space.s4 },
    print: { position: 'static' },
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 12,
  paddingBlock: 11,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const name = style({ color: color.quiet });

export const amount = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });
globalStyle(`${facts} strong`, { fontWeight: 600 });

export const next = style({ textAlign: 'end' });

export const which = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  paddingBlockEnd: 12,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
  selectors: { [`${next} > &`]: { justifyContent: 'flex-end' } },
});

export const caption = style({ paddingBlockStart: space.s2 });
