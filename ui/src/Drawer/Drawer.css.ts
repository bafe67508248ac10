import { createVar } from '@vanilla-extract/css';
import { layered, layeredVariants } from '../lib/layered';
import { moving } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const margin = '24px';
const offset = createVar();
const offscreen = { transform: `translateX(${offset})` };

export const drawer = layered({
  flexDirection: 'column',
  inlineSize: '240px',
  maxInlineSize: 'calc(100% - 48px)',
  blockSize: '100%',
  maxBlockSize: 'none',
  margin: 0,
  borderWidth: 0,
  selectors: { '&[open]': { display: 'flex' } },
  '@media': {
    [moving]: {
      selectors: { '&:not([open])': offscreen },
      '@starting-style': { selectors: { '&[open]': offscreen } },
    },
  },
});

export const side = layeredVariants({
  start: {
    vars: { [offset]: '-100%' },
    marginInlineEnd: 'auto',
    borderInlineEndWidth: '1px',
    selectors: { '&:dir(rtl)': { vars: { [offset]: '100%' } } },
  },
  end: {
    vars: { [offset]: '100%' },
    marginInlineStart: 'auto',
    borderInlineStartWidth: '1px',
    selectors: { '&:dir(rtl)': { vars: { [offset]: '-100%' } } },
  },
});

export const head = layered({ alignSelf: 'center', paddingInlineStart: margin });

/** Fills the rest of the drawer. */
export const body = layered({
  flex: 1,
  padding: `0 ${margin} calc(24px + env(safe-area-inset-bottom))`,
  fontSize: vars.text.ui,
});
