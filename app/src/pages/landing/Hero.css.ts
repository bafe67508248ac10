import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { hideUntilLoaded } from '../../shell/style/hideUntilLoaded.ts';
import { tablet } from '../../shell/style/media.ts';

const { space } = vars;

export const hero = style({ position: 'relative', overflow: 'clip', selectors: hideUntilLoaded });

export const columns = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 468px)',
  gap: `${space.s5} clamp(48px, 7vw, 96px)`,
  alignItems: 'center',
  paddingBlock: 'clamp(48px, 6.4vw, 96px) clamp(64px, 7.2vw, 112px)',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Absolutely positioned, so it causes no layout shift. */
export const art = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 'calc(50% + 36px)',
  width: 960,
  transform: 'translateY(-54%)',
  opacity: 0.5,
  '@media': {
    [tablet]: { insetBlock: 'auto -60px', insetInlineStart: '26%', width: 760, transform: 'none', opacity: 0.42 },
  },
});

export const lead = style({ maxWidth: '33em', marginBlockStart: space.s4 });

/** Two primary buttons. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  marginBlockStart: space.s5,
});

/** Two secondary links below. */
export const more = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s4, marginBlockStart: space.s2 });
