import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { fold } from './Person.css';

const { color, space, text } = vars;

export const withdrawal = style({
  display: 'grid',
  gap: space.s1,
  borderInlineStart: `2px solid ${color.line}`,
  paddingInlineStart: space.s2,
});

export const more = style([fold, { minHeight: 44, fontSize: text.small, fontWeight: 560 }]);

export const instructions = style({ display: 'grid', gap: space.s1, paddingBlockEnd: space.s1 });
