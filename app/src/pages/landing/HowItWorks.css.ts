import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, space, text: textSize } = vars;

export const section = style({
  paddingBlock: space.section,
  borderBlock: `1px solid ${color.line}`,
  background: color.sunk,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s6}`,
  marginBlockStart: space.s4,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On a narrow screen, the knot is beside the words. */
export const step = style({
  '@media': {
    [tablet]: { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 20, alignItems: 'start' },
  },
});

export const knot = style({
  width: 72,
  height: 'auto',
  '@media': { [tablet]: { gridRow: '1 / span 3', width: 64 } },
});

export const state = style({
  marginBlock: '12px 8px',
  color: color.brand,
  fontSize: textSize.fine,
  fontWeight: 560,
  '@media': { [tablet]: { marginBlock: '0 2px' } },
});

export const text = style({ maxWidth: '40ch', marginBlockStart: 6, color: color.quiet, fontSize: '1rem' });
