import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { own } from './own.css';

const { color } = vars;

export const drawing = style({ fill: 'none', strokeWidth: 1.5 });
export const sheet = style({ stroke: color.edge, fill: color.raised });
export const ink = style({ stroke: color.ink });
export const dots = style({ stroke: color.edge, strokeDasharray: '1 3' });
export const bar = style({ stroke: own, strokeWidth: 5 });
export const chosen = style({ stroke: own, strokeWidth: 2.4, fill: color.brandTint });
export const blocks = style({ stroke: color.ink, strokeWidth: 9 });
export const free = style({ stroke: color.edge, strokeDasharray: '3 3' });
export const track = style({ stroke: color.edge, strokeWidth: 3 });
export const thumb = style({ stroke: own, strokeWidth: 2.4, fill: color.raised });
