import { layered, layeredVariants, sharedWithin } from '../lib/layered';
import { vars } from '../theme/tokens.css';

const { space, text } = vars;

export const root = layered({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
});

export const legend = layered({ padding: 0, marginBlockEnd: space.s2, fontSize: text.h3, fontWeight: 560 });

export const heading = layered({ margin: 0, font: 'inherit' });

/** The columns depend on its width, not on the window's. */
export const holder = layered({ containerType: 'inline-size', marginBlock: space.s1 });

/** One below the other, a badge on the edge of a card keeps away from the card above. */
const apart = { selectors: { '&:has([id$=badge])': { rowGap: space.s3 } } } as const;
const grid = { display: 'grid', gap: space.s2 } as const;

export const layout = layeredVariants({
  list: { ...grid, ...apart },
  columns: {
    ...grid,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(220px, 30%)), 1fr))',
    '@container': {
      '(max-width: 455.98px)': apart,
      // From two columns on, cards of a row share its lines. A gap would come between these lines, too: the distance
      // between two rows is a margin of each card.
      '(min-width: 456px)': {
        rowGap: 0,
        marginBlockEnd: `calc(-1 * ${space.s2})`,
        vars: { '--ag-card-container': 'normal', '--ag-card-span': 'span 5', '--ag-card-rows': 'subgrid' },
      },
    },
  },
});

sharedWithin(`${layout.columns} > *`, { '@container': { '(min-width: 456px)': { marginBlockEnd: space.s2 } } });
