import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

/** Opens with the rule of a block. */
export const root = layered(
  {
    borderBlockStart: `1px solid ${vars.color.ink}`,
    minInlineSize: 0,
    color: vars.color.ink,
    fontFamily: vars.font.family,
    lineHeight: 1.6,
  },
  'root',
);
