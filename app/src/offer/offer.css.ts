import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { actions as buttons } from '../shell/style/actions.css';
import { desktop } from '../shell/style/media.ts';
import { h1Style, h3Style, leadStyle, wrapStyle } from '../shell/style/shared.ts';

const { color, space, text } = vars;

export const page = style({ ...wrapStyle, paddingBlock: `clamp(40px, 6vw, 72px) ${space.s7}` });

export const columns = style({
  display: 'grid',
  gap: `${space.s5} ${space.s6}`,
  alignItems: 'start',
  '@media': {
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 420px)', gridTemplateRows: 'auto 1fr' },
  },
});

export const main = style({ minWidth: 0 });
export const aside = style({ minWidth: 0, '@media': { [desktop]: { gridColumn: 2, gridRow: '1 / 3' } } });
export const rest = style({ minWidth: 0, display: 'grid', gap: space.s5, alignContent: 'start' });

export const kind = style({ color: color.quiet, fontSize: text.ui, overflowWrap: 'anywhere' });

export const title = style({
  ...h1Style,
  maxWidth: '22ch',
  marginBlockStart: 6,
  lineHeight: 1.08,
  overflowWrap: 'anywhere',
});

export const lead = style({ ...leadStyle, maxWidth: '56ch', marginBlock: space.s2 });
export const note = style({
  maxWidth: '64ch',
  marginBlockStart: space.s2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const heading = style(h3Style);
export const form = style({ display: 'grid', gap: space.s3, maxWidth: '64ch', marginBlockStart: space.s2 });
export const fine = style({ color: color.quiet, fontSize: text.fine, lineHeight: 1.45, marginBlockEnd: space.s1 });
export const link = style({ color: color.ink, textUnderlineOffset: '.2em' });
export const actions = style([buttons]);
