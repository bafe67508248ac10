import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { usedLinkCodes } from '../domain/contract/account.ts';
import { actions } from '../shell/style/actions.css';
import { row } from '../shell/style/listRow.css';
import { abovePhone, desktop } from '../shell/style/media.ts';
import { h1Style, scriptOnlyStyle } from '../shell/style/shared.ts';
import * as type from '../shell/style/type.css';

const { color, space, text } = vars;

/** Below it there is no room beside a form. */
const narrow = 'screen and (max-width: 720px)';

export const page = style({
  minHeight: '60vh',
  paddingBlock: `clamp(40px, 5.6vw, ${space.s7}) clamp(64px, 8vw, ${space.s8})`,
});

/** The form, and the benefits beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: `${space.s6} clamp(40px, 8vw, 128px)`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({ ...h1Style, maxWidth: '18ch', outline: 'none' });

export const lead = style([
  type.lead,
  { maxWidth: '34em', marginBlock: `${space.s2} ${space.s4}`, overflowWrap: 'break-word' },
]);

/** Links to the other forms, under a form. */
export const formLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${space.s4}`,
  maxWidth: 480,
  marginBlockStart: space.s4,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.line}`,
});

export const formLink = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: color.quiet,
  fontSize: text.ui,
});
globalStyle(`${formLink} a`, {
  color: color.ink,
  fontWeight: 560,
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.3em',
});
globalStyle(`${formLink} a:hover`, { textDecorationColor: 'currentColor' });

export const buttons = style([actions, { marginBlockStart: space.s4 }]);

/** Small print with links. */
export const fine = style([type.fine, { maxWidth: '48ch' }]);

export const aside = style({ paddingBlockStart: 8 });

/** Beside a short form. */
export const knot = style({
  justifySelf: 'end',
  width: 'min(24vw, 320px)',
  '@media': { [narrow]: { display: 'none' } },
});

/** Three knots side by side, each with its words below. */
export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  padding: `${space.s3} ${space.s2}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sunk,
});
export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  fontSize: text.small,
  fontWeight: 560,
  lineHeight: 1.3,
  textAlign: 'center',
});
globalStyle(`${stage} > svg`, { width: 'min(72px, 100%)' });

/** A section title on a rule. */
export const ruledTitle = style([
  type.h3,
  { paddingBlockEnd: 12, borderBlockEnd: `1px solid ${color.ink}`, outline: 'none' },
]);

export const benefit = style([row, { fontSize: text.ui, lineHeight: 1.5 }]);
export const benefitTitle = style({ fontSize: 'inherit', fontWeight: 560 });
export const benefitText = style({ color: color.quiet });
export const asideNote = style([fine, { marginBlockStart: 14 }]);

/** A description list under a rule. */
export const facts = style({
  maxWidth: 480,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [abovePhone]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: 0 } },
});

/** A description list above a form. */
export const outcome = style({
  maxWidth: '38em',
  marginBlockEnd: space.s4,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${outcome} dd`, { fontWeight: 400 });

export const note = style([fine, { marginBlock: space.s2, fontSize: text.small }]);

/** The server marks the root element when an e-mailed link doesn't work. */
export const whileLinkWorks = style({ selectors: { ':root[data-link] &': { display: 'none' } } });
export const deadLink = style({
  display: 'none',
  selectors: Object.fromEntries(
    ['dead', ...usedLinkCodes].map((state) => [
      `:root[data-link="${state}"] &[data-state="${state}"]`,
      { display: 'block' },
    ]),
  ),
});

export const form = style({ display: 'grid', gap: space.s3, maxWidth: 480 });

/** At the end of the label's line, but after the field in tab order. */
export const password = style({ position: 'relative' });

export const show = style({
  ...scriptOnlyStyle,
  position: 'absolute',
  insetBlockStart: -14,
  insetInlineEnd: -8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  color: color.quiet,
});

/** On a tablet, as wide as the progress above it. */
export const choices = style({ '@media': { [desktop]: { maxWidth: vars.width.reading } } });
globalStyle(`${choices} > section:first-child`, { marginBlockStart: 0 });

/** Keeps sticky elements and scroll targets below the header. */
export const belowHeader = style({ vars: { '--ag-top-inset': '72px' } });
