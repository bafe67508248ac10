import { vars } from '@agency-site/ui/theme';

const { color } = vars;

/** Fills the surfaces that aren’t the point of a chart. In the dark, the colour of a hairline would be lost. */
export const mutedFill = `light-dark(${color.line}, color-mix(in oklab, ${color.edge} 60%, ${color.raised}))`;
