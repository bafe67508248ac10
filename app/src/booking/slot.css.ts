import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { scriptOnlyStyle } from '../shell/style/shared.ts';

const { space, text, color } = vars;

/** As high as a month with times, to avoid layout shift. */
export const picker = style({ minBlockSize: 640 });

export const waiting = style([picker, { borderBlockStart: `1px solid ${color.ink}`, paddingBlockStart: space.s3 }]);

/** The choice and the buttons, in one row under a rule. */
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
  marginBlockStart: space.s4,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
});

export const missing = style({ color: color.quiet, fontSize: text.ui });

export const whileLoading = style([missing, scriptOnlyStyle]);

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Link for browsers without scripts: at once, or after a delay if the scripts don't load. */
export const late = style({
  maxWidth: vars.width.reading,
  marginBlockStart: space.s3,
  padding: '16px 20px',
  borderInlineStart: `3px solid ${color.accent}`,
  background: color.accentTint,
  animation: `${appear} 0s 8s backwards`,
  '@media': { '(scripting: none)': { animation: 'none' } },
});

/** Buttons at the end of the row. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginInlineStart: 'auto' });

export const next = style({
  minWidth: 200,
  marginInlineStart: 'auto',
  '@media': { 'screen and (max-width: 600px)': { width: '100%' } },
});
