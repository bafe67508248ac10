import { vars } from '@agency-site/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { sceneSize } from '../../shell/art/street/measures.ts';
import { phone, tablet } from '../../shell/style/media.ts';

const { space, text, color } = vars;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const placeholder = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.s2,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
});

/** Invisible for the first 300 ms: a fast load needs no loading text. */
export const loading = style({ animation: `${appear} 0s 300ms both` });

/** A tablet on which the fields beside the receipt are as narrow as on a phone. */
const narrowFields = 'screen and (min-width: 720px) and (max-width: 845px)';

/** Reserved height: the fields of Review, in one column and in two. */
export const review = style({
  minHeight: 640,
  '@media': { [phone]: { minHeight: 910 }, [narrowFields]: { minHeight: 880 } },
});

/** Reserved height: the cards of the upsells. */
export const upsellCards = style({ minHeight: 720, '@media': { [phone]: { minHeight: 1280 } } });

/** Reserved height: the closed fold that saves a quote. */
export const saveQuote = style({ minHeight: 48.5 });
/** Reserved height: the same fold, open, with a saved quote. */
export const savedQuote = style({
  minHeight: 240,
  '@media': { [phone]: { minHeight: 333 }, [narrowFields]: { minHeight: 333 } },
});

/** Reserved height in the receipt of a wide screen: the pay button. In a narrow one it is in a bar of its own. */
export const pay = style({ blockSize: 84, '@media': { [tablet]: { display: 'none' } } });
globalStyle(`div:has(> ${pay})`, { display: 'contents' });

/** In the receipt of an earlier step: the shop. */
export const shop = style({
  aspectRatio: `${sceneSize.width} / ${sceneSize.height + 20}`,
  '@media': { print: { display: 'none' } },
});
