import { createVar } from '@vanilla-extract/css';
import { layered, layeredVariants } from '../lib/layered';
import { money } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color } = vars;
const container = 'ag-descriptions';
const narrow = `${container} (width < 320px)`;

export const list = layered({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  // As wide as the longest term, as long as that leaves most of the room to the descriptions.
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: vars.space.s3,
  margin: 0,
  color: color.ink,
  fontFamily: vars.font.family,
  lineHeight: 1.45,
});

const room = createVar();
export const size = layeredVariants({ m: { vars: { [room]: '13px' } }, s: { vars: { [room]: '8px' } } });

export const row = layered({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBlock: room,
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { [narrow]: { display: 'block' } },
});

const lines = { display: 'flex' } as const;

/** An amount is on the line of its term as long as both fit. */
export const figures = layered({
  ...lines,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s2,
  '@container': { [narrow]: lines },
});

const words = { minInlineSize: 0, margin: 0, overflowWrap: 'break-word', hyphens: 'auto' } as const;

export const term = layered({ ...words, color: color.quiet });

export const description = layered({
  ...words,
  whiteSpace: 'pre-line',
  selectors: { [`${figures} > &`]: { ...money, marginInlineStart: 'auto', textAlign: 'end' } },
});

export const note = layered({ display: 'block', color: color.quiet, fontSize: vars.text.small });
