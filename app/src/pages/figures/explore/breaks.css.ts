import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onlyTablet, tablet } from '../../../shell/style/media.ts';

const { space } = vars;

/** Side by side; one below the other where there is less room, on a tablet with the drawing beside the words. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s3}`,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${list} > li`, {
  '@media': {
    [onlyTablet]: {
      display: 'grid',
      gridTemplate: 'auto auto / repeat(2, minmax(0, 1fr))',
      columnGap: space.s4,
      alignContent: 'center',
    },
  },
});

export const drawing = style({
  display: 'block',
  gridRow: '1 / 3',
  width: '100%',
  maxWidth: 400,
  height: 'auto',
  fontFamily: vars.font.family,
});

globalStyle(`${drawing} .drawing-place`, { fontSize: 13, '@media': { [tablet]: { fontSize: 15 } } });

export const title = style({ alignSelf: 'end', marginBlockStart: 14 });
