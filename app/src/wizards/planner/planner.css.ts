import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { space, text, color } = vars;
const money = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const small = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.5 });

/** Far enough from the cards that a badge on the edge of one doesn’t seem to hang from it. */
export const bar = style({ marginBlockEnd: space.s4, '@media': { [phone]: { marginBlockEnd: space.s3 } } });

/** Below the paths, whose prices are shares of it; on the steps before, close to what is spent. */
export const listTotal = style([small, { marginBlockStart: space.s2 }]);
globalStyle(`${bar} + ${listTotal}`, { margin: `-20px 0 ${space.s3}` });

/** What would make one more card fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  color: color.quiet,
  fontSize: text.small,
});
globalStyle(`* + ${line}`, { marginBlockStart: space.s2 });
globalStyle(`${line}:has(+ *)`, { marginBlockEnd: space.s2 });

/** What doesn't fit, side by side if there is room. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: `${space.s2} ${space.s3}`,
  inlineSize: '100%',
  marginBlock: `${space.s2} 4px`,
});
export const tool = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.4,
});
export const toolTitle = style({ display: 'block', color: color.ink, fontSize: text.ui, fontWeight: 560 });

/** With a dark line on top, like every block: the plans that fit, or the sentence in place of cards. */
export const fitSection = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginBlockStart: space.s5,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
});

/** Above the cards. */
export const noneFits = style({ marginBlockEnd: space.s4 });

/** Close to its heading. */
export const detailsText = style([small, { marginBlockStart: `calc(-1 * ${space.s2})` }]);

export const over = style({
  display: 'grid',
  gap: 12,
  marginBlockEnd: space.s4,
  padding: space.s3,
  borderInlineStart: `2px solid ${color.ink}`,
  background: color.sunk,
});

export const parts = style({ display: 'grid' });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.s2,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  lineHeight: 1.35,
  // The button is then below the name.
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0, paddingBlockStart: 12 },
  },
});
globalStyle(`${part} > button`, {
  paddingInline: 0,
  textDecoration: 'underline',
  '@media': { [phone]: { justifySelf: 'start' } },
});

export const amount = style(money);

export const talk = style({ marginBlockStart: space.s3, fontSize: text.small, lineHeight: 1.5 });

export const fitting = style({ display: 'grid', justifyItems: 'start', gap: 12 });

/** Focused only by script, so it shows no focus ring. */
export const place = style({ outline: 'none', minInlineSize: 0, inlineSize: '100%' });

/** Rendered while the plans are open, even during loading; has no box of its own in the layout. */
export const plansPlace = style({ display: 'contents' });

/** Reserved height: the budget and the four paths. */
export const lead = style({ minHeight: 640, '@media': { [phone]: { minHeight: 860 } } });

/** Reserved height: the contact details. */
export const review = style({ minHeight: 700, '@media': { [phone]: { minHeight: 900 } } });

/** Reserved height: the goals and the budget. */
export const goals = style({ minHeight: 800, '@media': { [phone]: { minHeight: 1000 } } });
