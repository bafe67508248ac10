import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';
import { scrolled } from './shared.ts';

const { space } = vars;

export const large = style({
  width: 'min(480px, 100vw - 40px)',
  '@media': { [tablet]: { width: 'min(540px, 100vw - 40px)' } },
});

/** Beside a headline. */
export const beside = style({
  width: '100%',
  maxWidth: 520,
  justifySelf: 'end',
  '@media': { [tablet]: { justifySelf: 'start' } },
});

const close = 'screen and (740px < width < 968px)';
const narrow = 'screen and (max-width: 740px)';

/**
 * Receipts side by side, closer together on a tablet. On a phone, two are one below the other; a row of more scrolls, and the
 * next receipt peeps in.
 */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space.s3,
  '@media': {
    [close]: { columnGap: 12 },
    [narrow]: {
      gridAutoFlow: 'row',
      selectors: { '&:has(> :nth-child(3))': scrolled('min(300px, 82vw)') },
    },
  },
});

/** A receipt in a row doesn’t float; its parts are level with those of the others. */
export const small = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  boxShadow: 'none',
  // The dashed line is as wide as the receipt.
  overflow: 'clip',
  breakInside: 'avoid',
  scrollSnapAlign: 'start',
  '@media': {
    [close]: { paddingInline: 16 },
    [narrow]: { selectors: { '& + &:last-child:nth-child(2)': { marginBlockStart: space.s2 } } },
  },
});
// Its lines begin below the title and its strands join at the total, however many rows a neighbour needs.
globalStyle(`${small} > dl`, { display: 'grid' });
globalStyle(`${small} output`, { '@media': { [`${close}, ${narrow}`]: { fontSize: '1.75rem' } } });
