import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { desktop, phone } from '../shell/style/media.ts';
import { h3 } from '../shell/style/type.css';

const { color, space } = vars;

export const kept = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
  color: color.quiet,
  fontSize: vars.text.ui,
  lineHeight: 1.5,
  '@media': {
    // As far in as the text of the receipt above.
    [desktop]: { paddingInline: 28 },
    [phone]: { justifyItems: 'stretch' },
  },
});

export const title = style([h3, { color: color.ink }]);

export const text = style({ marginBlockEnd: space.s1 });

/* The attribute of the root element is there before the first paint. */
export const signedOut = style({ selectors: { ':root[data-user] &': { display: 'none' } } });
export const signedIn = style({ selectors: { ':root:not([data-user]) &': { display: 'none' } } });
