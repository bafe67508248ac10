import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { actions as row } from '../shell/style/actions.css';
import { phone, tablet } from '../shell/style/media.ts';
import { h1Style, leadStyle } from '../shell/style/shared.ts';

const { color, space, text } = vars;

export const page = style({ paddingBlock: `clamp(40px, 4.9vw, 72px) ${space.section}` });

export const lead = style({ ...leadStyle, maxWidth: '33em', marginBlockStart: space.s3 });

/** How to reach the agency without the form. */
export const direct = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s4}`,
  marginBlockStart: 12,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${direct} > a`, { lineHeight: '44px' });

/** The headline and an example beside it; below them the form, and beside it what happens to a message. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space.s5} clamp(48px, 7vw, 96px)`,
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s5 },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s4 },
  },
});

export const form = style({ '@media': { [tablet]: { gridColumn: '1 / -1' } } });

export const heading = style({
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.15,
});

/** The title of the confirmation. */
export const sentTitle = style({ ...h1Style, maxWidth: '16em', outline: 'none' });

export const actions = style([row, { marginBlockStart: space.s5 }]);
