import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../shell/style/media.ts';

const { color, radius, text } = vars;

/** Beside the headline, on phones below the form: a face, and beside it the message above the answer. */
export const exchange = style({
  display: 'grid',
  gridArea: '1 / 2',
  gridTemplateColumns: 'clamp(96px, 12.4vw, 168px) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto',
  gap: '10px 18px',
  margin: 0,
  fontSize: text.ui,
  lineHeight: 1.45,
  '@media': {
    [tablet]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
    [phone]: { gridArea: 'auto' },
  },
});
globalStyle(`${exchange} > figcaption`, { gridColumn: '1 / -1', marginBlockStart: 2 });

export const face = style({
  display: 'block',
  gridRow: '1 / 3',
  alignSelf: 'start',
  width: '100%',
  height: 'auto',
  borderRadius: radius.r1,
});

const said = { margin: 0, padding: '13px 16px', borderRadius: radius.r2 } as const;

/** Its lower corner points at the face. */
export const message = style({
  ...said,
  alignSelf: 'start',
  border: `1px solid ${color.line}`,
  borderEndStartRadius: radius.r1,
  background: color.raised,
});

export const answer = style({
  ...said,
  marginInlineStart: 28,
  borderEndEndRadius: radius.r1,
  background: color.ink,
  color: color.paper,
});
