import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { h1Style, scriptOnlyStyle, wrapStyle } from '../shell/style/shared.ts';

const { space, text, color, radius } = vars;

export const page = style({
  ...wrapStyle,
  paddingBlock: `clamp(20px, 3.2vw, 44px) clamp(64px, 8vw, ${space.s7})`,
  // Room for content that arrives later, so that the footer, below the header of 72 px, doesn't shift.
  minHeight: 'calc(100vh - 72px)',
});

export const intro = style({ marginBlockEnd: 'clamp(20px, 2.6vw, 36px)' });

export const title = style({ ...h1Style, maxWidth: '22ch', outline: 'none' });

export const lead = style({
  maxWidth: '52ch',
  marginBlockStart: 10,
  color: color.quiet,
  fontSize: text.lead,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
});

/** Doesn't wrap at hyphens: "30-minute". */
export const noWrap = style({ whiteSpace: 'nowrap' });

export const scriptOnly = style(scriptOnlyStyle);

/** The choice so far, beside what is still to be chosen or filled in. */
export const panel = style({
  display: 'grid',
  gap: 14,
  padding: '24px clamp(20px, 4vw, 26px) 26px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
});
