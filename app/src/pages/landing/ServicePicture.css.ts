import { vars } from '@agency-site/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import type { ServiceId } from '../../domain/catalogue/services.ts';
import { tansy } from '../figures/kit/tansy';

const { radius } = vars;

const panel = style({ position: 'relative', aspectRatio: '5 / 6', borderRadius: radius.r2, overflow: 'clip' });

/** Neighbours differ in colour. */
export const panels = styleVariants(
  {
    'brand-identity': tansy.sage,
    'ad-campaigns': tansy.yellow,
    'trinity-systems': '#d5c8fb',
    'complete-platform': tansy.red,
  } satisfies Record<ServiceId, string>,
  (background) => [panel, { background }],
);

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fontFamily: vars.font.family,
});
