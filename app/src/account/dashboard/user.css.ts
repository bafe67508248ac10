import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { actions as buttons } from '../../shell/style/actions.css';
import { row as plainRow } from '../../shell/style/listRow.css';
import { phone, tablet } from '../../shell/style/media.ts';
import { scriptOnlyStyle } from '../../shell/style/shared.ts';
import { h1, lead as leadType, money } from '../../shell/style/type.css';

const { color, space, text } = vars;

export const page = style({
  minHeight: '70vh',
  paddingBlock: `clamp(32px, 4vw, ${space.s6}) clamp(64px, 8vw, ${space.s8})`,
});

/** Menu at the left, if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: `${space.s4} clamp(40px, 6vw, 96px)`,
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const menu = style({
  position: 'sticky',
  insetBlockStart: 104,
  borderBlockStart: `1px solid ${color.ink}`,
  // One scrollable row that fades at the edges of a narrow screen.
  '@media': {
    [tablet]: {
      position: 'static',
      display: 'flex',
      // All fit on a tablet.
      gap: 'clamp(12px, 2vw, 24px)',
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      borderBlockStart: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      overflowX: 'auto',
      // A focused link is clear of the fading edges.
      scrollPaddingInline: `calc(2 * ${space.gutter})`,
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(90deg, transparent, #000 ${space.gutter}, #000 calc(100% - 2 * ${space.gutter}), transparent)`,
    },
  },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.ui,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': {
      color: color.ink,
      fontWeight: 560,
      marginInlineStart: -14,
      boxShadow: `inset 2px 0 ${color.brand}`,
      paddingInlineStart: 14,
    },
  },
  '@media': {
    [tablet]: {
      borderBlockEnd: 0,
      selectors: {
        '&[aria-current=page]': {
          boxShadow: `inset 0 -2px ${color.brand}`,
          marginInlineStart: 0,
          paddingInlineStart: 0,
        },
        '&:last-child': { marginInlineEnd: space.gutter },
      },
    },
  },
});

export const title = style([h1, { overflowWrap: 'anywhere', outline: 'none' }]);
export const lead = style([leadType, { maxWidth: '52ch', marginBlockStart: 12 }]);
export const opening = style([lead, scriptOnlyStyle]);

export const part = style({ marginBlockStart: `clamp(40px, 4.4vw, ${space.s6})` });
/** A section without a title. */
export const untitled = style([part, { borderBlockStart: `1px solid ${color.ink}` }]);
export const partLead = style({
  maxWidth: '60ch',
  marginBlock: '12px 20px',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
});

export const form = style({ marginBlockStart: space.s3 });

/** A row with its action at the end. */
export const row = style([
  plainRow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `8px ${space.s3}`,
    alignItems: 'center',
    minHeight: 64,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
  },
]);

/** The action stays beside the text on a phone too. */
export const close = style({ '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });

/** A row that stands out. */
export const raised = style({
  marginBlockStart: space.s2,
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
});

/** The next consultation: its day in larger type. */
export const nextCall = style([raised]);
globalStyle(`${nextCall} > div > :first-child`, {
  fontSize: text.h2,
  fontWeight: 480,
  letterSpacing: '-.028em',
  lineHeight: 1.2,
});

export const about = style([
  money,
  {
    color: color.quiet,
    fontSize: text.small,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    selectors: { '* + &': { marginBlockStart: 4 } },
  },
]);

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.ink,
  fontSize: text.small,
  fontWeight: 560,
  selectors: {
    '&:not(:last-child)': { marginInlineEnd: 8 },
    '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', background: color.edge },
    '&:is([data-tone=good], [data-tone=bad], [data-tone=due])::before': { background: 'currentColor' },
    '&[data-tone=good]': { color: color.success },
    '&[data-tone=bad]': { color: color.alarm },
    '&[data-tone=due]': { color: color.brand },
    // Nothing for the buyer to do: a ring.
    '&[data-tone=waiting]::before': {
      boxSizing: 'border-box',
      border: `2px solid ${color.brand}`,
      background: 'none',
    },
  },
});

export const waiting = style({ minHeight: 240, paddingBlock: space.s3, color: color.quiet, fontSize: text.ui });
export const failed = style({ display: 'grid', justifyItems: 'start', gap: space.s2, marginBlockStart: space.s4 });

/** Empty state. */
export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s4,
  alignItems: 'center',
  marginBlockStart: space.s4,
  padding: 'clamp(24px, 4vw, 40px)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const emptyText = style({ maxWidth: '44ch', marginBlockStart: 6, color: color.quiet, lineHeight: 1.5 });
export const emptyArt = style({ width: 120, height: 108, '@media': { [phone]: { display: 'none' } } });

export const actions = style([buttons, { marginBlockStart: space.s3 }]);

/** Shown in place of rows. */
export const nothing = style([plainRow, { color: color.quiet, fontSize: text.ui }]);

/** Feedback below a control; takes no space while empty. */
export const status = style({
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.45,
  selectors: { '&:not(:empty)': { marginBlockStart: 12 } },
});
