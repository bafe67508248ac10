import * as css from './buttonBase.css';
import { classes } from './passthrough';

export interface BaseLook {
  /** `primary` is the one way on from here, `ink` a strong second, `line` everything else. */
  tone?: 'primary' | 'ink' | 'line' | undefined;
  size?: 'm' | 's' | undefined;
}

export const lookClass = ({ tone = 'line', size = 'm' }: BaseLook): string =>
  classes(css.button, css.tone[tone], css.size[size]);
