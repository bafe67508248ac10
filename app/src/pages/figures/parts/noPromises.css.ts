import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { stage } from '../../../shell/art/drawing.css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { color, space, text } = vars;

export const rows = style({ borderBlockStart: `1px solid ${color.ink}` });

export const row = style({
  display: 'grid',
  // The last is the column of the section's lead.
  gridTemplateColumns: '152px minmax(0, 1fr) calc(100% / 3 - 16px)',
  gap: `0 clamp(${space.s3}, 3.4vw, ${space.s5})`,
  alignItems: 'center',
  paddingBlock: space.s2,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [tablet]: {
      gridTemplate: 'auto auto / 152px minmax(0, 1fr)',
      alignContent: 'center',
    },
    [phone]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: space.s2, alignItems: 'start' },
  },
});
globalStyle(`${row} > ${stage}`, { '@media': { [tablet]: { gridRow: '1 / 3' } } });

export const drawing = style({ display: 'block', width: '100%', height: 'auto' });
globalStyle(`${drawing} text`, { '@media': { [phone]: { fontSize: 30 } } });

/** Crossed out thinly, so that it can be read. */
export const title = style({
  color: color.quiet,
  fontSize: text.h2,
  fontWeight: 480,
  letterSpacing: '-.026em',
  lineHeight: 1.2,
  '@media': { [tablet]: { alignSelf: 'end' }, [phone]: { fontSize: text.h3 } },
});
globalStyle(`${title} > s`, { textDecorationThickness: 1 });

export const instead = style({
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [tablet]: { alignSelf: 'start', marginBlockStart: 6 } },
});
