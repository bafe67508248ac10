import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../style/media.ts';

/*
 * Both sets are in every page, and an attribute of the root element shows one: before the first paint, and
 * without layout shift, because the row grows away from the edge.
 */
const out = style({ selectors: { ':root[data-user] &': { display: 'none' } } });
const signedIn = style({ selectors: { ':root:not([data-user]) &': { display: 'none' } } });

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: vars.text.ui,
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { display: 'none' } },
});
export const rowOut = style([row, out]);
export const rowIn = style([row, signedIn]);

/** Side by side, in equal parts. */
const list = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const listOut = style([list, out]);
export const listIn = style([list, signedIn]);

/** For admins only. */
export const admin = style({ selectors: { ':root:not([data-user=admin]) &': { display: 'none' } } });

/** A button that looks like the links beside it. */
export const press = style({ border: 0, background: 'none', font: 'inherit' });

/** In the drawer. */
export const link = style({ justifyContent: 'center', padding: 4, fontSize: vars.text.small });
