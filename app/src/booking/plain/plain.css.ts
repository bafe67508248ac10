import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, text } = vars;

const seven = [1, 2, 3, 4, 5, 6, 7];
/** As many columns as there are weekdays with free times, and a day in each of them. */
export const columns = seven.map((count) => style({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }));
export const column = seven.map((place) => style({ gridColumn: place }));

export const heading = style({ padding: 0, fontSize: text.h3, fontWeight: 600, lineHeight: 1.3 });

export const days = style({
  display: 'grid',
  gap: '8px clamp(4px, 1vw, 8px)',
  marginBlockStart: 12,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.ink}`,
});

export const day = style({
  display: 'grid',
  padding: '8px clamp(4px, 1.5vw, 12px) 9px',
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r1,
  background: color.raised,
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.ink } },
});

export const number = style({ color: color.ink, fontSize: text.h3, fontWeight: 600, lineHeight: 1.3 });

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: 8,
  minWidth: 0,
});
globalStyle(`${times} > :not(label)`, { gridColumn: '1 / -1' });

export const time = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${time} > input`, { flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'currentColor' });

export const missing = style({ color: color.alarm, fontSize: text.small, fontWeight: 500, lineHeight: 1.45 });
