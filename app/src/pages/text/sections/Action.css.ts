import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

const { color, space } = vars;

export const action = style({
  paddingBlock: `clamp(32px, 4.4vw, ${space.s6}) clamp(40px, 5.6vw, 80px)`,
  borderBlockStart: `1px solid ${color.line}`,
  overflow: 'clip',
  '@media': { print: { display: 'none' } },
});

/** The strands join above the text. */
export const braid = style({ width: '100%', height: 64, marginBlockEnd: space.s3 });

/** A pictogram, and one strand from it to a dot. */
export const pictogram = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  marginBlockEnd: space.s3,
  '::before': { content: '', order: 1, flex: 1, height: 2, background: vars.gradient.edge },
  '::after': {
    content: '',
    order: 1,
    width: 13,
    height: 13,
    marginInlineStart: -20,
    borderRadius: '50%',
    background: color.ink,
  },
});

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

export const lead = style({ maxWidth: '46em', marginBlockStart: 12, color: color.quiet });

export const title = style({ maxWidth: '22ch' });
