import { style } from '@vanilla-extract/css';

export const crop = style({ overflow: 'hidden' });
