import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { valueLook } from '../shell/style/looks.ts';

const { space, text, color } = vars;

export const list = style({ borderBlockStart: `1px solid ${color.ink}` });

/** Beside each other, without rules. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s5}` });

export const fact = style({
  fontSize: text.ui,
  lineHeight: 1.45,
  selectors: {
    [`${list} > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(72px, 96px) minmax(0, 1fr)',
      gap: 12,
      paddingBlock: 11,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});

export const name = style({ color: color.quiet });

export const value = style(valueLook);

export const note = style({ display: 'block', color: color.quiet, fontSize: text.small, fontWeight: 400 });
