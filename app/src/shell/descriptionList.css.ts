import { vars } from '@agency-site/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { phone } from './style/media.ts';
import { valueStyle } from './style/shared.ts';

const { color, space, text } = vars;

/** A list row with a hairline below it. */
export const row = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` });

/** The name of such a row. */
export const name = style({ fontSize: '1rem', fontWeight: 560, lineHeight: 1.4, overflowWrap: 'anywhere' });

const textStyle = { fontSize: text.ui, lineHeight: 1.45 };

export const layouts = styleVariants({
  columns: {
    ...textStyle,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 3fr) minmax(0, 7fr) auto',
    columnGap: space.s3,
  },
  compact: { ...textStyle, borderBlockStart: `1px solid ${color.ink}` },
  inline: { ...textStyle, display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s5}` },
});

export const items = {
  columns: style([
    row,
    {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      rowGap: 2,
      alignItems: 'baseline',
    },
  ]),
  compact: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, 96px) minmax(0, 1fr)',
    gap: 12,
    paddingBlock: 11,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  inline: '',
};

/** Columns with actions: on a phone, names are above their values. */
export const acting = style({ '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });

export const term = style({ color: color.quiet });
export const wideTerm = style([
  term,
  { selectors: { [`${acting} &`]: { '@media': { [phone]: { gridColumn: '1 / -1' } } } } },
]);
export const value = style(valueStyle);
export const note = style({ display: 'block', color: color.quiet, fontSize: text.small, fontWeight: 400 });
/** Negative margins keep a row with a link as low as the others. */
export const action = style({ justifySelf: 'end', marginBlock: -11 });
