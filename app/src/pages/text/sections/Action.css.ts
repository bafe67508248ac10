import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

const { color, space } = vars;

export const action = style({
  paddingBlock: `clamp(40px, 4.4vw, ${space.s6}) clamp(56px, 5.6vw, 80px)`,
  borderBlockStart: `1px solid ${color.line}`,
  overflow: 'clip',
  '@media': { print: { display: 'none' } },
});

/** The strands join above the text. */
export const braid = style({ width: '100%', height: 64, marginBlockEnd: space.s3 });

/** A sentence, and the button at its end. */
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s3} ${space.s6}`,
  '@media': { [tablet]: { display: 'block' } },
});
globalStyle(`${row} > p`, {
  flex: 'none',
  marginBlockStart: 0,
  '@media': { [tablet]: { marginBlockStart: space.s3 } },
});

export const lead = style({ maxWidth: '46em', marginBlockStart: 12, color: color.quiet, textWrap: 'pretty' });

export const title = style({ maxWidth: '22ch', textWrap: 'balance' });
