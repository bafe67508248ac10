import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { problemStyle } from '../../../shell/style/shared.ts';

const { color, space, radius, text } = vars;

export const panel = style({ display: 'grid', gap: space.s2 });

export const title = style({ marginBlockEnd: 4, fontSize: text.ui, fontWeight: 560 });

export const said = style({
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.45,
  selectors: { '&:empty': { display: 'none' } },
});

export const problem = style(problemStyle);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [phone]: { display: 'grid' } },
});

export const share = style({ display: 'grid', gap: 12 });

/** The full link, which can be read, selected and copied. */
export const address = style({
  padding: '10px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: color.sunk,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.brand } },
});

export const form = style({ display: 'grid', gap: 12, justifyItems: 'start' });

export const field = style({ width: '100%' });
