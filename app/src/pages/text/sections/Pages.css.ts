import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { desktop } from '../../../shell/style/media.ts';
import * as css from './rows.css';

/** Side by side on a wide screen, each with its text below its title. */
export const list = style([
  css.rows,
  {
    '@media': {
      [desktop]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: vars.space.s4,
      },
    },
  },
]);

export const link = style([
  css.leading,
  { '@media': { [desktop]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) 16px', height: '100%' } } },
]);

export const words = style([css.words, { '@media': { [desktop]: { gridArea: '2 / 1 / auto / -1' } } }]);
export const arrow = style([css.arrow, { '@media': { [desktop]: { gridArea: '1 / 2' } } }]);
