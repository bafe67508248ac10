import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const firstStop = style({ stopColor: color.strandA });
export const lastStop = style({ stopColor: color.strandC });

const line = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

/** The three strands, in their order. */
export const strands = [color.strandA, color.strandB, color.strandC].map((stroke) => style([line, { stroke }]));
