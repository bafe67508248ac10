import { layered, sharedVariants } from '../lib/layered';
import { fine, money, struck } from '../lib/rules';
import { vars } from '../theme/tokens.css';

/** Under the shadow of a card that the pointer is on. */
export const emphasis = sharedVariants({ plain: {}, raised: { boxShadow: vars.shadow.float } }, 'emphasis');

export const was = layered({ ...money, color: vars.color.quiet, fontSize: vars.text.small, ...struck('1px') }, 'was');

export const delivery = layered({ ...fine, marginBlockStart: '6px', fontSize: vars.text.small }, 'delivery');
