import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { plateStyle } from './plate.ts';

/** The frame of a cover, which needs an aspect ratio. */
export const cover = style({
  ...plateStyle,
  background: vars.color.sunk,
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
