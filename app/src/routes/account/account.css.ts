import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../shell/media.ts';

const { color, space, text } = vars;

export const page = style({
  minHeight: '60vh',
  paddingBlock: `clamp(40px, 5.6vw, ${space.s7}) clamp(64px, 8vw, ${space.s8})`,
});

/** The form, and beside it what it is good for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: `${space.s6} clamp(48px, 8vw, 128px)`,
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({
  maxWidth: '18ch',
  fontSize: 'clamp(2.25rem, 1.68rem + 2.4vw, 3.75rem)',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.04,
  textWrap: 'balance',
  outline: 'none',
});

export const lead = style({
  maxWidth: '34em',
  marginBlock: `${space.s2} ${space.s4}`,
  color: color.quiet,
  fontSize: text.lead,
  letterSpacing: '-.006em',
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

/** Under a form: the ways to the other ones. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${space.s4}`,
  maxWidth: 480,
  marginBlockStart: space.s4,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.ui,
});

export const way = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, minHeight: 44 });
globalStyle(`${way} a`, {
  color: color.ink,
  fontWeight: 560,
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.3em',
});
globalStyle(`${way} a:hover`, { textDecorationColor: 'currentColor' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginBlockStart: space.s4 });

/** Small print that may hold a link. */
export const fine = style({ maxWidth: '48ch', color: color.quiet, fontSize: text.fine, lineHeight: 1.45 });
globalStyle(`${fine} a`, { color: 'inherit' });

export const aside = style({ paddingBlockStart: 8 });

export const art = style({
  width: '100%',
  height: 96,
  marginBlockEnd: space.s4,
  '@media': { [tablet]: { display: 'none' } },
});

export const asideTitle = style({
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
});

export const benefit = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` });
export const benefitTitle = style({ fontSize: text.ui, fontWeight: 560, lineHeight: 1.45 });
export const benefitText = style({ color: color.quiet, fontSize: text.ui, lineHeight: 1.5 });
export const asideNote = style([fine, { marginBlockStart: 14 }]);

/** Names and their values, between hairlines. */
export const facts = style({
  maxWidth: 480,
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: text.ui,
  lineHeight: 1.45,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 96px) minmax(0, 1fr)',
  gap: 12,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const factName = style({ color: color.quiet });
export const factValue = style({ fontWeight: 560, overflowWrap: 'anywhere' });
export const note = style([fine, { marginBlock: space.s2, fontSize: text.small }]);
