import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

const { space } = vars;

export const large = style({
  width: 'min(480px, 100vw - 40px)',
  '@media': { [tablet]: { width: 'min(540px, 100vw - 40px)' } },
});

/** Beside a headline. */
export const beside = style({ width: '100%', maxWidth: 520, justifySelf: 'center' });

const close = 'screen and (min-width: 741px) and (max-width: 968px)';
const stacked = 'screen and (max-width: 740px)';

/** Receipts side by side, closer together on a tablet, one below the other on a phone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.s3,
  '@media': {
    [close]: { columnGap: 12 },
    [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s2 },
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
  '@media': {
    [close]: { paddingInline: 16 },
    [stacked]: { gridTemplateRows: 'none', gridRow: 'auto', padding: '18px 20px' },
  },
});
// Its lines begin below the title and its strands join at the total, however many rows a neighbour needs.
globalStyle(`${small} > dl`, { display: 'grid' });
globalStyle(`${small} output`, { '@media': { [`${close}, ${stacked}`]: { fontSize: '1.75rem' } } });
// One below the other they are lower: head, lines, total, deposit and note.
globalStyle(`${small} > header`, { '@media': { [stacked]: { paddingBlockEnd: 12 } } });
globalStyle(`${small} > p:first-of-type`, { '@media': { [stacked]: { paddingBlockStart: 12 } } });
globalStyle(`${small} > dl:last-of-type`, {
  '@media': { [stacked]: { margin: '14px -20px 0', padding: '12px 20px 0' } },
});
globalStyle(`${small} > p:last-of-type`, { '@media': { [stacked]: { marginBlockStart: 8 } } });
