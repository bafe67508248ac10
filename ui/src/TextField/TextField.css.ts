import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

/** Grows with its text. */
export const area = layered({
  minBlockSize: `calc(2 * ${vars.size.control})`,
  resize: 'vertical',
  fieldSizing: 'content',
});
