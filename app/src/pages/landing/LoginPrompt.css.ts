import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, text } = vars;

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
