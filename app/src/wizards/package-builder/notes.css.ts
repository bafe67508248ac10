import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, text } = vars;

/** A button beside the text, if there is room. */
export const beside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 24px' });

globalStyle(`${beside} > p`, { margin: 0, flex: '1 1 24em' });

/** What costs money unseen. */
export const warning = style({ fontSize: text.body, fontWeight: 600, lineHeight: 1.35 });

/** A note below the cards of a step. */
export const under = style({ selectors: { '&:has(p)': { marginBlockStart: space.s3 } } });
