import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { hideUntilLoaded } from '../../shell/style/hideUntilLoaded.ts';

const { space, text, color } = vars;
/** The window is as wide as a step with its summary beside it. */
const wide = 'screen and (min-width: 969px)';

export const hero = style({
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: hideUntilLoaded,
  '@media': { print: { display: 'none' } },
});

/** Wide: the heading and the claim on the left, the lead on the right. */
export const words = style({
  display: 'grid',
  gap: `6px ${space.s6}`,
  paddingBlock: 12,
  '@media': {
    [wide]: { gridTemplateColumns: 'auto minmax(0, 26em)', justifyContent: 'space-between', paddingBlock: space.s3 },
  },
});

export const title = style({
  fontSize: `clamp(${text.h3}, 3vw, ${text.h2})`,
  fontWeight: 520,
  letterSpacing: '-.028em',
  lineHeight: 1.1,
});

export const lead = style({
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.45,
  '@media': { [wide]: { gridArea: '1 / 2 / span 2', alignSelf: 'center' } },
});

export const claim = style({ color: color.quiet, fontSize: text.fine, lineHeight: 1.45 });
