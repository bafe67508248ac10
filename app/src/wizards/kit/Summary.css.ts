import { globalStyle, style } from '@vanilla-extract/css';
import { desktop } from '../../shell/style/media.ts';

/** A window with room for the header, the steps, and a receipt without its lines. */
const high = `${desktop} and (min-height: 700px)`;

/** On Review the whole receipt is in the window: the lines of a long one scroll, above total, deposit and button. */
export const inWindow = style({
  '@media': { [high]: { display: 'flex', flexDirection: 'column', maxBlockSize: 'calc(100svh - 184px)' } },
});

globalStyle(`${inWindow} > *`, { flex: 'none' });
globalStyle(`${inWindow} > details + dl`, {
  '@media': {
    [high]: {
      flex: '0 1 auto',
      minBlockSize: 80,
      overflowY: 'auto',
      marginInlineEnd: -16,
      paddingInlineEnd: 16,
    },
  },
});
