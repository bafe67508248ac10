import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const caption = style({ paddingBlockStart: space.s2 });

/** Below its own title: beside it, it would be as near to the title of the next project. */
export const sum = style({
  marginBlockStart: 6,
  fontSize: text.ui,
  fontWeight: 560,
  letterSpacing: '-.005em',
});

export const built = style({
  marginBlockStart: 2,
  maxWidth: '54ch',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  textWrap: 'pretty',
});
