import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../style/media.ts';

const { color, space, text, radius } = vars;

export const foot = style({
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlock: `${space.s5} ${space.s4}`,
  '@media': { print: { display: 'none' } },
});

export const footGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: `${space.s4} ${space.s3}`,
});

export const about = style({ gridColumn: 'span 6', '@media': { [tablet]: { gridColumn: '1 / -1' } } });

export const tagline = style({
  maxWidth: '34ch',
  marginBlockStart: 12,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
});

/** Three columns; on a phone two, and the last and longest list below in two columns. */
export const column = style({
  gridColumn: 'span 2',
  '@media': { [tablet]: { gridColumn: 'span 4' }, [phone]: { gridColumn: 'span 6' } },
  selectors: { '&:last-child': { '@media': { [phone]: { gridColumn: '1 / -1', columns: 2, columnGap: space.s3 } } } },
});

export const columnTitle = style({ columnSpan: 'all', marginBlockEnd: 10, fontSize: text.small, fontWeight: 600 });

/** The longest does not fit half a phone. */
globalStyle(`${column}:last-child > :last-child`, { '@media': { [phone]: { columnSpan: 'all' } } });

export const footLink = style({
  display: 'block',
  paddingBlock: 4,
  color: color.quiet,
  fontSize: text.ui,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em', textDecorationThickness: 1 },
  },
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space.s4}`,
  marginBlockStart: space.s5,
  paddingBlockStart: space.s3,
  '@media': { [tablet]: { marginBlockStart: space.s4 } },
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});

/** As large as what is beside it. */
export const email = style([footLink, { fontSize: 'inherit' }]);

/** The switch ends with the rule above it, whether the button beside it is shown or not. */
export const end = style({ display: 'flex', alignItems: 'center', gap: 24, marginInlineStart: 'auto' });

export const scheme = style({
  display: 'flex',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
});

export const schemeButton = style({
  border: 0,
  borderRadius: 3,
  color: color.quiet,
  font: 'inherit',
  selectors: { '&[aria-pressed=true]': { background: color.ink, color: color.paper } },
});
