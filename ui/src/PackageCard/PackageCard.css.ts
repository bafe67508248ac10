import { layered, sharedVariants } from '../lib/layered';
import { fine, money, struck } from '../lib/rules';
import { vars } from '../theme/tokens.css';

/** Below the shadow of a hovered card. */
export const emphasis = sharedVariants({ plain: {}, raised: { boxShadow: vars.shadow.float } }, 'emphasis');

export const was = layered({ ...money, color: vars.color.quiet, fontSize: vars.text.small, ...struck('1px') }, 'was');

export const delivery = layered({ ...fine, marginBlockStart: '6px', fontSize: vars.text.small }, 'delivery');
