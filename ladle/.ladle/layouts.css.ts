import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../ui/src/theme/tokens.css';

const rule = (name: string, style: GlobalStyleRule) => globalStyle(`.${name}`, style);
const grid = { display: 'grid', gap: '16px', alignItems: 'stretch' } as const;

// Layouts for stories. Plain class names, so that a story's source needs nothing from this workspace.

rule('row', { display: 'flex', flexWrap: 'wrap', gap: '16px', alignItems: 'center' });
rule('cards', {
  ...grid,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  maxWidth: '824px',
});
/** Three cards in a row with aligned parts. */
rule('aligned', {
  ...grid,
  maxWidth: '720px',
  '@container': {
    '(width >= 720px)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: 0,
      vars: { '--ag-card-container': 'normal', '--ag-card-span': 'span 5', '--ag-card-rows': 'subgrid' },
    },
  },
});
/** A container for components that adapt to the width of their column. */
rule('column', { containerType: 'inline-size', maxWidth: '720px' });
rule('list', { ...grid, maxWidth: '640px' });
rule('states', { ...grid, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))' });
rule('clipping', {
  ...grid,
  alignContent: 'end',
  boxSizing: 'border-box',
  width: 'min(100%, 420px)',
  blockSize: '92vh',
  padding: '6px',
  overflow: 'hidden',
});
for (const width of [240, 280, 352, 420, 560]) rule(`w${width}`, { ...grid, width: `min(100%, ${width}px)` });

/** A row of a menu. */
rule('menu-row', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textDecoration: 'none',
});
/** An arrow. */
rule('turns-with-the-text:dir(rtl)', { transform: 'scaleX(-1)' });
