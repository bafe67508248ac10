import { vars } from '../theme/tokens.css';
import { shared } from './layered';

const { color, space } = vars;

export const box = shared({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  maxInlineSize: '34em',
  paddingBlock: space.s2,
  color: color.quiet,
  fontFamily: vars.font.family,
  lineHeight: 1.45,
});

export const words = shared({ display: 'flex', gap: '10px' });

/** In the middle of the first line. */
export const mark = shared({ flex: 'none', boxSizing: 'border-box', marginBlockStart: 'calc((1.45em - 16px) / 2)' });

export const failure = shared({ color: color.alarm });

export const text = shared({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const failed = shared({ color: color.ink });

export const actions = shared({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });
