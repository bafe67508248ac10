import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

/** The same line on top as on the other blocks of a page. */
export const root = layered({ borderBlockStart: `1px solid ${vars.color.ink}`, minInlineSize: 0 });
