import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';
import { h3 } from '../../shell/style/type.css';

const { space, text, color } = vars;
const money = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const small = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.5 });

/** Far enough from the cards that a badge on the edge of one doesn’t seem to hang from it. */
export const bar = style({ marginBlockEnd: space.s4, '@media': { [phone]: { marginBlockEnd: space.s3 } } });

/** Below the paths, whose prices are shares of it. */
export const listTotal = style([small, { marginBlockStart: space.s2 }]);

/** With a dark line on top, like every block. */
export const fitSection = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginBlockStart: space.s5,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
});

/** In one row where there is room for it; rows of a list where there is room for one column. */
export const paths = style({
  // A row has its tag inside, so that it needs no room above.
  '@container': {
    '(min-width: 920px)': { selectors: { '&&': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
    '(max-width: 495.98px)': { borderBlockStart: `1px solid ${color.ink}`, selectors: { '&&': { rowGap: 0 } } },
  },
  // A chosen card has an edge of its own.
  selectors: { '&:has(> :first-child :checked)': { borderBlockStartColor: 'transparent' } },
});

/** Close to its heading. */
export const detailsText = style([small, { marginBlockStart: `calc(-1 * ${space.s2})` }]);

export const over = style({
  display: 'grid',
  gap: 12,
  marginBlockEnd: space.s4,
  padding: space.s3,
  borderInlineStart: `2px solid ${color.alarm}`,
  background: color.alarmTint,
});

export const overTitle = style([h3, { color: color.alarm }]);

export const parts = style({ display: 'grid' });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.s2,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  lineHeight: 1.35,
});

export const amount = style(money);

export const overWays = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' });

export const talk = style({ marginBlockStart: space.s3, fontSize: text.small, lineHeight: 1.5 });

export const fitting = style({ display: 'grid', justifyItems: 'start', gap: 12 });

/** Focused only by script, so it shows no focus ring. */
export const place = style({ outline: 'none', minInlineSize: 0, inlineSize: '100%' });

/** Rendered while the plans are open, even during loading; has no box of its own in the layout. */
export const plansPlace = style({ display: 'contents' });

/** Reserved height: the budget and the four paths. */
export const lead = style({ minHeight: 500, '@media': { [phone]: { minHeight: 690 } } });

/** Reserved height: the contact details. */
export const review = style({ minHeight: 700, '@media': { [phone]: { minHeight: 900 } } });

/** Reserved height: the goals and the budget. */
export const goals = style({ minHeight: 800, '@media': { [phone]: { minHeight: 1000 } } });
