import { style } from '@vanilla-extract/css';
import { problemStyle } from '../../../shell/style/shared.ts';

export const buttons = style({ display: 'grid', gap: 12, '@media': { print: { display: 'none' } } });

export const problem = style(problemStyle);
