import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

export const contents = style({
  fontSize: text.small,
  lineHeight: 1.4,
  '@media': { print: { display: 'none' } },
});

export const title = style({
  paddingBlock: '12px 6px',
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: text.small,
  fontWeight: 600,
  letterSpacing: 0,
});

globalStyle(`${contents} ol`, { '@media': { [tablet]: { columns: '2 160px', columnGap: space.s4 } } });
globalStyle(`${contents} li`, { breakInside: 'avoid' });
globalStyle(`${contents} a`, { display: 'block', paddingBlock: 6, color: color.quiet, textDecoration: 'none' });
globalStyle(`${contents} a:hover`, { color: color.ink });
