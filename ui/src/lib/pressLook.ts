import { classes } from './passthrough';
import * as css from './press.css';

export interface PressLook {
  /** `primary` is the one way on from here, `ink` a strong second, `line` everything else. */
  tone?: 'primary' | 'ink' | 'line' | undefined;
  size?: 'm' | 's' | undefined;
}

export const pressClass = ({ tone = 'line', size = 'm' }: PressLook): string =>
  classes(css.press, css.tone[tone], css.size[size]);
