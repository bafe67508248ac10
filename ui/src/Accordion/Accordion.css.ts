import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

/** The line at the top of every block on a page. */
export const root = layered({ borderBlockStart: `1px solid ${vars.color.ink}`, minInlineSize: 0 });
