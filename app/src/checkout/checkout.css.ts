import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { actions as buttons } from '../shell/style/actions.css';
import { desktop, phone, tablet } from '../shell/style/media.ts';
import { h1Style, leadStyle, wrapStyle } from '../shell/style/shared.ts';
import { fine, h3 } from '../shell/style/type.css';

const { space, color, text } = vars;

export const page = style({
  ...wrapStyle,
  paddingBlock: `clamp(28px, 5vw, ${space.s6}) clamp(48px, 8vw, ${space.s7})`,
  // Room for content that arrives later, so that the footer, below the header of 72 px, doesn't shift.
  minHeight: 'calc(100vh - 72px)',
  overflowWrap: 'anywhere',
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

export const stepsTitle = style({
  marginBlockStart: space.s5,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.024em',
  lineHeight: 1.15,
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.ink}`,
});

const size = 24;

/** The strand between the marks joins the steps. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size}px minmax(0, 1fr)`,
  columnGap: space.s2,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: size / 2 - 1,
      insetBlock: '20px -20px',
      width: 2,
      background: `linear-gradient(${color.strandA}, ${color.strandC})`,
    },
  },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  marginBlockStart: 20,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.paper,
  selectors: {
    '&[data-done]': { borderColor: color.ink, background: color.ink, color: color.paper },
    // A tick.
    '&[data-done]::after': {
      content: '""',
      width: 10,
      height: 5.5,
      border: 'solid currentColor',
      borderWidth: '0 0 1.8px 1.8px',
      transform: 'translateY(-1.5px) rotate(-45deg)',
    },
  },
});

export const body = style({
  paddingBlock: 20,
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const when = fine;
export const stepName = style([h3, { marginBlock: '2px 4px' }]);
export const stepAbout = style({
  maxWidth: '52ch',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
});
export const action = style({ marginBlockStart: space.s2, '@media': { [phone]: { width: '100%' } } });

export const kept = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  '@media': {
    // As far in as the text of the receipt above.
    [desktop]: { paddingInline: 28 },
    [phone]: { justifyItems: 'stretch' },
  },
});

export const keptTitle = style([h3, { color: color.ink }]);

export const about = style({ marginBlockEnd: space.s1 });

/* The attribute of the root element is there before the first paint. */
export const signedOut = style({ selectors: { ':root[data-user] &': { display: 'none' } } });
export const signedIn = style({ selectors: { ':root:not([data-user]) &': { display: 'none' } } });
