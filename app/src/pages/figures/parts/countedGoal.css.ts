import { style } from '@vanilla-extract/css';

export const goal = style({ fontSize: 25, fontWeight: 500, letterSpacing: '-.024em' });
export const label = style({ fontSize: 17, fontWeight: 560, letterSpacing: '-.01em' });
