import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const data = style({ display: 'grid', gap: 10, paddingTop: 14 });
globalStyle(`${data} > button`, { maxWidth: 340 });
export const kept = style({ paddingBottom: 8 });
/** What is still to be done or to come. */
export const toCome = style({ fontWeight: 560, color: vars.color.ink });
/** What an order comes to, among what happened. */
export const amount = style({ fontWeight: 560, color: vars.color.ink });
