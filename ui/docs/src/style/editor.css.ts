import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const editor = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '12px 24px',
  alignItems: 'center',
});
globalStyle(`${fields} > :last-child`, { gridColumn: '1 / -1' });

export const field = style({
  display: 'grid',
  gridTemplateColumns: '48px 1fr auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  fontSize: text.ui,
});
globalStyle(`${field} input`, {
  inlineSize: 48,
  blockSize: 40,
  padding: 3,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
});
globalStyle(`${field} code`, { color: color.quiet, fontSize: text.fine });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  alignItems: 'center',
  fontSize: text.ui,
});
globalStyle(`${choice} select`, {
  minBlockSize: 44,
  paddingInline: 10,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
});

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.s2,
});

export const preview = style({
  // The theme computes these on the root element; here they must be computed again, from the brand's colours.
  vars: {
    [vars.gradient.edge.slice(4, -1)]: `linear-gradient(135deg, ${color.strandA}, ${color.strandC})`,
  },
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  padding: space.s3,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: color.paper,
  color: color.ink,
  fontFamily: vars.font.family,
});

export const verdict = style({ fontWeight: 600 });
export const faint = style({ paddingInlineStart: 20, color: color.ink, fontSize: text.ui, listStyle: 'disc' });
