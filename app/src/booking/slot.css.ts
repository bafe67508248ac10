import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { tablet } from '../shell/style/media.ts';
import { scriptOnlyStyle } from '../shell/style/shared.ts';
import { panel } from './page.css.ts';

const { space, text, color } = vars;

/** As high as a month with times, to avoid layout shift. */
export const picker = style({ minBlockSize: 640 });

export const waiting = style([picker, { borderBlockStart: `1px solid ${color.ink}`, paddingBlockStart: space.s3 }]);

/** The calendar with the choice: beside each other, or the choice in a bar at the bottom of the window. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space.s6,
  alignItems: 'start',
  '@media': { [tablet]: { display: 'block' } },
});

export const call = style([
  panel,
  {
    position: 'sticky',
    insetBlockStart: space.s3,
    '@media': {
      [tablet]: {
        insetBlock: 'auto var(--ag-bottom-inset, 0px)',
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '10px 14px',
        marginInline: `calc(-1 * ${space.gutter})`,
        marginBlockStart: space.s4,
        padding: `12px ${space.gutter} calc(12px + env(safe-area-inset-bottom))`,
        border: 'solid transparent',
        borderWidth: '1px 0 0',
        borderBlockStartColor: color.line,
        borderRadius: 0,
        boxShadow: vars.shadow.dock,
      },
    },
  },
]);

/** In the panel only. */
export const full = style({ '@media': { [tablet]: { display: 'none' } } });

/** In the bar only. */
export const glance = style({
  display: 'none',
  '@media': { [tablet]: { display: 'block', flex: '1 1 7rem', lineHeight: 1.3 } },
});

export const moment = style({
  display: 'block',
  fontSize: '1.125rem',
  fontWeight: 560,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const own = style({ color: color.quiet, fontSize: text.fine });

export const missing = style({ color: color.quiet, fontSize: text.ui, '@media': { [tablet]: { flex: '1 1 7rem' } } });

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

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
