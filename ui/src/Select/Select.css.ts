import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

export const box = layered({ display: 'grid', alignItems: 'center' });

export const select = layered({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: '44px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

/** The arrow, drawn alike in every browser. */
export const arrow = layered({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: '15px',
  color: vars.color.quiet,
  transform: 'scaleY(-1)',
  pointerEvents: 'none',
});
