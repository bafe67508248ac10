import { vars } from '@agency-site/ui/theme';

const { color, space } = vars;
const { gutter } = space;

/** Where there is no room side by side, a row scrolls from edge to edge, and the next of its items peeps in. */
export const scrolled = (itemWidth: string) =>
  ({
    // Holds texts for screen readers, which would widen the page.
    position: 'relative',
    gridAutoFlow: 'column',
    gridAutoColumns: itemWidth,
    gridTemplateColumns: 'none',
    columnGap: 12,
    marginInline: `calc(-1 * ${gutter})`,
    // Room for the focus ring above and below.
    paddingBlock: 4,
    paddingInline: gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: gutter,
  }) as const;

/** Fills the surfaces that aren’t the point of a chart. In the dark, the colour of a hairline would be lost. */
export const mutedFill = `light-dark(${color.line}, color-mix(in oklab, ${color.edge} 60%, ${color.raised}))`;
