import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, text, space } = vars;

export const loginPrompt = style({
  borderBlock: `1px solid ${color.line}`,
  background: color.brandTint,
  selectors: {
    // Over its attribute `hidden`; not when they logged in meanwhile in another tab.
    ':root[data-asked]:not([data-user]) &': { display: 'block' },
  },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 8 });

globalStyle(`${row} > a`, { flex: 'none' });

export const words = style({ fontSize: text.ui, fontWeight: 560, lineHeight: 1.4 });

/** Aligns the icon, not its padding, with the page edge. */
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInline: 'auto -14px',
  color: color.quiet,
});

export const how = style({
  paddingBlock: space.section,
  borderBlock: `1px solid ${color.line}`,
  background: color.sunk,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s6}`,
  marginBlockStart: space.s4,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On a narrow screen, the knot is beside the words. */
export const step = style({
  '@media': {
    [tablet]: { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 20, alignItems: 'start' },
  },
});

export const knot = style({
  width: 72,
  height: 'auto',
  '@media': { [tablet]: { gridRow: '1 / span 3', width: 64 } },
});

export const state = style({
  marginBlock: '12px 8px',
  color: color.brand,
  fontSize: text.fine,
  fontWeight: 560,
  '@media': { [tablet]: { marginBlock: '0 2px' } },
});

export const stepText = style({ maxWidth: '40ch', marginBlockStart: 6, color: color.quiet, fontSize: '1rem' });

export const questions = style({ paddingBlock: space.section });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: `${space.s4} ${space.s6}`,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const questionsLead = style({
  maxWidth: '24em',
  marginBlockStart: space.s2,
  color: color.quiet,
  fontSize: text.body,
  lineHeight: 1.5,
});
