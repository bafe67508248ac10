import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** The parts of what is published. */
export const nav = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginBottom: 26 });
export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 14,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  textDecoration: 'none',
  selectors: {
    '&[aria-current=page]': { borderColor: color.ink, background: color.raised, fontWeight: 560 },
    '&:hover': { borderColor: color.ink },
  },
});

export const choice = style({ maxWidth: 420, marginBottom: 26 });

export const about = style({ color: color.quiet, marginBottom: 26 });
/** The fields of a row, as many beside each other as fit: two columns for a text, one for a number. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(40%, 136px), 1fr))',
  gap: '14px 16px',
  alignItems: 'start',
  paddingBlock: '14px 22px',
  borderBottom: `1px solid ${color.line}`,
});
export const wide = style({ gridColumn: '1 / -1', maxWidth: 640 });
export const text = style({ gridColumn: 'span 2' });
export const flag = style({ gridColumn: '1 / -1' });
export const name = style({ paddingBlockStart: 18, fontWeight: 560 });
export const add = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, alignItems: 'flex-end', paddingTop: 18 });
export const version = style({ display: 'grid', gap: 8, justifyItems: 'start', padding: '14px 0' });
/** What is published, with what to know before. */
export const confirm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const notSaved = style({ marginBottom: 22 });
/** Settings, one below the other. */
export const settings = style({ display: 'grid', gap: 18, maxWidth: 640, paddingBlock: '14px 22px' });
export const legend = style({ fontWeight: 560 });
