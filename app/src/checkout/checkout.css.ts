import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { actions as buttons } from '../shell/style/actions.css';
import { phone, tablet } from '../shell/style/media.ts';
import { h1Style, leadStyle, wrapStyle } from '../shell/style/shared.ts';

const { space, color } = vars;

export const page = style({
  ...wrapStyle,
  paddingBlock: `clamp(28px, 5vw, ${space.s6}) clamp(48px, 8vw, ${space.s7})`,
  // Room for content that arrives later, so that the footer, below the header of 72 px, doesn't shift.
  minHeight: 'calc(100vh - 72px)',
});

/** How far the order is, beside what the headline says. */
export const headed = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: `${space.s2} ${space.s4}`,
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const knot = style({
  display: 'block',
  width: '100%',
  maxWidth: 104,
  '@media': { [phone]: { maxWidth: 72 }, print: { display: 'none' } },
});

/** The calendar of a paid consultation. */
export const choice = style({ marginBlockStart: space.s4 });

/** The order, and where to find it again. */
export const aside = style({ display: 'grid', gap: space.s4 });

/** What happens now, with the order beside it. */
export const columns = style({
  display: 'grid',
  gap: `${space.s5} clamp(32px, 6vw, 96px)`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (width > 760px), print': {
      selectors: { [`&:has(> ${aside})`]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(312px, 38vw, 368px)' } },
    },
    // A calendar needs the width.
    [tablet]: { selectors: { [`&:has(${choice})`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const title = style({ ...h1Style, outline: 'none' });

export const lead = style({ ...leadStyle, maxWidth: '36em', marginBlockStart: space.s2 });

/** The amount and the reference, in the sentence about a payment. */
export const figure = style({ color: color.ink, fontWeight: 560, fontVariantNumeric: 'tabular-nums lining-nums' });

export const facts = style({
  maxWidth: vars.width.reading,
  marginBlockStart: space.s5,
});

export const actions = style([buttons, { marginBlockStart: space.s5 }]);

/** Hidden until a script has set the link: before, it would lead to another wizard. */
export const awaitingScript = style([actions, { '@media': { '(scripting: enabled)': { visibility: 'hidden' } } }]);
