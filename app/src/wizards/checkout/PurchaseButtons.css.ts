import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { problemLook } from '../../shell/looks.ts';

const { space } = vars;

export const buttons = style({ display: 'grid', gap: 12, '@media': { print: { display: 'none' } } });

export const problem = style(problemLook);

export const form = style({ marginBlockStart: space.s4 });
