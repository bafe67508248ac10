import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/src/theme/tokens.css';

const { color, space, text } = vars;
const hair = `1px solid ${color.line}`;

export const page = style({ display: 'grid', gap: space.s4, maxWidth: vars.width.content, marginInline: 'auto' });
export const title = style({ fontSize: text.h1, fontWeight: 480, letterSpacing: '-.032em', lineHeight: 1.1 });
export const lead = style({ maxWidth: '46em', color: color.quiet });

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: `${space.s2} ${space.s4}`,
  fontSize: text.small,
});
export const term = style({ fontWeight: 600 });

export const component = style({ borderBlockStart: hair });
export const name = style({
  paddingBlock: '14px',
  fontSize: text.h3,
  fontWeight: 560,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
export const body = style({ display: 'grid', gap: space.s2, paddingBlockEnd: space.s4, fontSize: text.ui });
export const story = style({ color: color.quiet });
