import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { hideUntilLoaded } from '../../shell/style/hideUntilLoaded.ts';

const { space, text, color } = vars;
const narrow = 'screen and (max-width: 968px)';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: hideUntilLoaded,
  '@media': { print: { display: 'none' } },
});

/** Absolutely positioned, and never behind the text. */
export const art = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: 'max(-80px, (100% - 1200px) / 2 - 120px)',
  width: 620,
  transform: 'translateY(-46%)',
  opacity: 0.5,
  '@media': { [narrow]: { display: 'none' } },
});

export const words = style({ position: 'relative', paddingBlock: 'clamp(32px, 5vw, 72px)' });

export const title = style({
  fontSize: text.display,
  fontWeight: 480,
  letterSpacing: '-.038em',
  lineHeight: 1.02,
});

export const lead = style({
  maxWidth: '32em',
  marginBlockStart: space.s3,
  color: color.quiet,
  fontSize: text.lead,
  lineHeight: 1.5,
});

export const claim = style({ marginBlockStart: space.s3, fontSize: text.ui, fontWeight: 560 });
