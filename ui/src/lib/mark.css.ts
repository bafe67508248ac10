import { vars } from '../theme/tokens.css';
import { layered, layeredVariants } from './layered';
import { forced } from './rules';

const { color } = vars;

/** What holds the input of a choice and its mark. */
export const choice = layered({ cursor: 'pointer' }, 'choice');

const chosen = `${choice}:has(:checked) &`;

export const mark = layered(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '22px',
    blockSize: '22px',
    marginBlock: '2px',
    border: `1.5px solid ${color.edge}`,
    background: color.raised,
    color: color.onBrand,
    selectors: {
      [chosen]: { borderColor: 'transparent', background: `${vars.gradient.brand} border-box` },
      [`${choice}:has(:disabled) &`]: { border: `1.5px dashed ${color.edge}`, background: 'none', color: color.quiet },
    },
    '@media': {
      [forced]: {
        selectors: { [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  },
  'mark',
);

export const shape = layeredVariants(
  { radio: { borderRadius: '50%' }, checkbox: { borderRadius: vars.radius.r1 } },
  'shape',
);

export const tick = layered({ visibility: 'hidden', selectors: { [chosen]: { visibility: 'visible' } } }, 'tick');
