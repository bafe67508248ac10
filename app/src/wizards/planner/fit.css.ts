import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { space, text, color } = vars;
const money = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const fit = style({ display: 'grid', gap: space.s2, inlineSize: '100%' });

export const nothing = style({ fontSize: text.ui, lineHeight: 1.5 });

export const plans = style({ display: 'grid' });

/** The plan at the left, its price at the right, stacked if there is no room; below them, a fold that ends with a line. */
export const plan = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `12px ${space.s3}`,
  justifyContent: 'space-between',
  paddingBlockStart: space.s3,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${color.line}` } },
});

export const planFold = style({ flexBasis: '100%' });

export const planText = style({ display: 'grid', alignContent: 'start', gap: 12, flex: '1 1 24em', minInlineSize: 0 });

export const planTitle = style({
  fontSize: text.body,
  fontWeight: 560,
  lineHeight: 1.35,
});

export const planTools = style({ fontWeight: 400 });

export const planEnd = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  gap: space.s2,
  '@media': {
    [phone]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      inlineSize: '100%',
    },
  },
});

export const planSum = style({
  display: 'grid',
  justifyItems: 'end',
  ...money,
  '@media': { [phone]: { justifyItems: 'start' } },
});

export const planAmount = style({ fontSize: text.h3, fontWeight: 500, letterSpacing: '-.02em' });

export const does = style({ fontSize: text.small, fontWeight: 560, lineHeight: 1.5 });

export const saves = style({ display: 'block', color: color.accent, fontWeight: 400 });

export const served = style({ display: 'grid', gap: 6, fontSize: text.small, lineHeight: 1.45 });

export const servedRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12em) minmax(0, 1fr)',
  gap: space.s2,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const by = style({ color: color.quiet });
