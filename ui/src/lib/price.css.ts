import { vars } from '../theme/tokens.css';
import { shared, sharedVariants } from './layered';
import { fine, money, struck } from './rules';

/** Below the shadow of a hovered card. */
export const emphasis = sharedVariants({ plain: {}, raised: { boxShadow: vars.shadow.float } });

export const was = shared({ ...money, color: vars.color.quiet, fontSize: vars.text.small, ...struck('1px') });

export const delivery = shared({ ...fine, marginBlockStart: '6px', fontSize: vars.text.small });
