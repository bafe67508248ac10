import { style } from '@vanilla-extract/css';
import { problemLook } from '../../../shell/style/looks.ts';

export const buttons = style({ display: 'grid', gap: 12, '@media': { print: { display: 'none' } } });

export const problem = style(problemLook);
