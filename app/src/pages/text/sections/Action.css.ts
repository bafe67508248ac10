import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const action = style({
  paddingBlock: 'clamp(56px, 6.4vw, 96px)',
  borderBlockStart: `1px solid ${color.line}`,
  background: color.sunk,
  overflow: 'clip',
  '@media': { print: { display: 'none' } },
});

/** The strands join above the text. */
export const braid = style({ width: '100%', height: 64, marginBlockEnd: space.s4 });

export const lead = style({ maxWidth: '34em', marginBlockStart: 12 });

export const title = style({ maxWidth: '20ch', textWrap: 'balance' });
