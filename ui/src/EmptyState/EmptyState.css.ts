import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

export const title = layered({
  margin: '0 0 4px',
  fontSize: '1.2em',
  fontWeight: 560,
  lineHeight: 1.3,
  letterSpacing: '-.014em',
  textWrap: 'balance',
  color: vars.color.ink,
});
